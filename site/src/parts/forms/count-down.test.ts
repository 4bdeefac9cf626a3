import { beforeEach, describe, expect, it } from 'vitest';
import { countDown } from './count-down.ts';

const area = () => document.querySelector('textarea') as HTMLTextAreaElement;
const counter = () => document.getElementById('lead-message-left') as HTMLElement;
const type = (text: string) => {
  area().value = text;
  area().dispatchEvent(new Event('input'));
};

beforeEach(() => {
  document.body.innerHTML = `<form><p class="calm" id="lead-mobile-hint"></p>
    <textarea id="lead-message" data-max="10" aria-describedby="lead-message-error"></textarea>
    <p class="red" id="lead-message-error" data-error="message"></p></form>`;
  countDown(document.querySelector('form') as HTMLFormElement);
});

describe('the character counter of a text area on the site', () => {
  it('VALID-15 shows how many characters are left, counting a surrogate pair once', () => {
    expect(counter()).toHaveTextContent('10 characters left');
    type('BIM 𝛑🏗  ');
    expect(counter()).toHaveTextContent('4 characters left');
    expect(counter()).toHaveClass('calm');
    expect(area()).toHaveAccessibleDescription(/4 characters left$/);
  });

  it('VALID-16 D-121 allows more text without cutting it, and turns red', () => {
    type('Revit and IFC');
    expect(area()).toHaveValue('Revit and IFC');
    expect(counter()).toHaveTextContent('3 characters too many');
    expect(counter()).toHaveClass('red');
    type('Revit');
    expect(counter()).toHaveClass('calm');
  });
});
