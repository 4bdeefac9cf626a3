import { CAPABILITIES } from '@plinth/domain/staff/capability';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { colleagueOf, entryOf, openOffice } from '../../../test/office.ts';
import { idOf, personOf } from '../../../test/people.ts';
import { renderRoute } from '../../../test/render-route.tsx';
import { answers, refuses } from '../../../test/server.ts';
import { pagesFor } from './office-pages.ts';

const pagesOf = async () => {
  const navigation = await screen.findByRole('navigation', { name: 'Office' });
  return within(navigation)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

describe('the office', () => {
  it('OFFICE-01 shows no page to anyone without a staff role', async () => {
    refuses('staff', 'readOwn', 403, 'FORBIDDEN', 'Your roles at the school do not allow this.');
    renderRoute('/office', personOf());
    expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeVisible();
    expect(screen.queryByText('Office')).toBeNull();
  });

  it('OFFICE-01 a mistyped address links back to the office, or to the courses for those who have no access', async () => {
    openOffice('/office/nowhere');
    expect(await screen.findByRole('link', { name: 'Go to the office' })).toHaveAttribute('href', '/office');
    cleanup();
    refuses('staff', 'readOwn', 403, 'FORBIDDEN', 'Your roles at the school do not allow this.');
    refuses('auditEntries', 'list', 403, 'FORBIDDEN', 'Your roles at the school do not allow this.');
    renderRoute('/office/audit', personOf());
    expect(await screen.findByRole('link', { name: 'Go to your courses' })).toHaveAttribute(
      'href',
      '/learner-hub',
    );
  });

  it('OFFICE-02 lists every page for an owner and marks the current one', async () => {
    answers('staff', 'list', { staff: [colleagueOf()], total: 1, invitations: [] });
    answers('auditEntries', 'list', { entries: [entryOf()], total: 1 });
    openOffice('/office');
    expect(await pagesOf()).toEqual(pagesFor(CAPABILITIES).map(({ label }) => label));
    expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByText('Asha Test: changed staff roles, Arun Test')).toBeVisible();
    expect(screen.getByText('People in the office').nextSibling).toHaveTextContent('1');
  });

  it('OFFICE-02 the navigation scrolls the current page into view', async () => {
    const scrolled: (string | null)[] = [];
    Element.prototype.scrollIntoView = function (this: Element, how) {
      expect(how).toEqual({ block: 'nearest' });
      scrolled.push(this.textContent);
    };
    answers('staff', 'list', { staff: [colleagueOf()], total: 1, invitations: [] });
    answers('auditEntries', 'list', { entries: [entryOf()], total: 1 });
    openOffice('/office/audit');
    expect(await screen.findByRole('link', { name: 'Changed staff roles' })).toBeVisible();
    expect(scrolled).toEqual(['Audit log']);
    await userEvent.click(screen.getByRole('link', { name: 'Staff' }));
    expect(await screen.findByRole('button', { name: 'Invite a colleague' })).toBeVisible();
    expect(scrolled).toEqual(['Audit log', 'Staff']);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('OFFICE-02 tells staff whose roles open no page yet, and lists no other page', async () => {
    openOffice('/office', []);
    expect(await pagesOf()).toEqual(['Overview']);
    expect(screen.getByText(/None of its pages needs them so far/)).toBeVisible();
  });

  it("OFFICE-02 says so on a page that the caller's roles do not include", async () => {
    refuses('staff', 'list', 403, 'FORBIDDEN', 'Your roles at the school do not allow this.');
    openOffice('/office/staff', ['FINANCE']);
    expect(
      await screen.findByRole('heading', { name: 'Your role does not include this page' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invite a colleague' })).toBeNull();
  });

  it('OFFICE-04 tells staff whose roles were removed at their next request', async () => {
    answers('staff', 'list', { staff: [colleagueOf()], total: 1, invitations: [] });
    openOffice(`/office/staff?open=${idOf('70')}`);
    const sheet = await screen.findByRole('dialog', { name: 'Arun Test' });
    const words = 'Your roles at the school do not allow this.';
    refuses('staff', 'readOwn', 403, 'FORBIDDEN', words);
    refuses('staff', 'changeRoles', 403, 'FORBIDDEN', words);
    await userEvent.click(within(sheet).getByRole('checkbox', { name: /^Finance/ }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save roles' }));
    expect(
      await screen.findByRole('heading', { name: 'You no longer have access to the office' }),
    ).toBeVisible();
    expect(screen.getByText(new RegExp(words))).toBeVisible();
  });

  it('OFFICE-01 an outage is not shown as a refusal and offers another try', async () => {
    refuses('staff', 'readOwn', 503, 'SERVICE_UNAVAILABLE', 'down');
    renderRoute('/office', personOf({ userData: { isStaff: true } }));
    expect(await screen.findByRole('heading', { name: 'The office could not be opened' })).toBeVisible();
    answers('staff', 'readOwn', { staffRoles: ['FINANCE'], capabilities: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Overview' })).toBeVisible());
  });
});
