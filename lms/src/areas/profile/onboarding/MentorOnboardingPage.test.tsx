import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillIn } from '../../../../test/fill-in.ts';
import { idOf, personOf } from '../../../../test/people.ts';
import { answersAroundProfile, fullOf } from '../../../../test/profile-answers.ts';
import { renderRoute } from '../../../../test/render-route.tsx';
import { answers, refuses } from '../../../../test/server.ts';

const lead = (profileStatus: 'NOT_COMPLETED' | 'FILLED_BASIC_DETAILS' | 'COMPLETED') =>
  personOf({ roles: ['LEAD_MENTOR'], userProfile: { profileStatus } });
const stillEmpty = (...missing: ('basicDetails' | 'educationDetails' | 'professionDetails')[]) =>
  answers('profiles', 'readProfileCompletion', {
    percentage: 20,
    profileStatus: 'NOT_COMPLETED',
    milestones: [],
    missing,
  });

beforeEach(() => {
  answersAroundProfile();
  answers('profiles', 'readFullProfile', fullOf());
});

describe('MentorOnboardingPage', () => {
  it('ROUTE-09 a mentor without a profile starts with the details at /onboarding/mentor', async () => {
    stillEmpty('basicDetails', 'educationDetails', 'professionDetails');
    renderRoute('/onboarding/mentor', lead('NOT_COMPLETED'));
    expect(await screen.findByRole('heading', { name: 'Welcome, Asha' })).toBeVisible();
    expect(await screen.findByLabelText(/^Occupation/)).toBeRequired();
    expect(screen.getByRole('button', { name: 'Finish and go to the hub' })).toBeVisible();
    expect(screen.getByRole('link', { name: '1 Your details' }).closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
  });

  it('ROUTE-09 ENUM-09 a mentor with filled details continues with education, and adds it there', async () => {
    stillEmpty('educationDetails', 'professionDetails');
    renderRoute('/onboarding/mentor', lead('FILLED_BASIC_DETAILS'));
    await userEvent.click(await screen.findByRole('button', { name: 'Add to education' }));
    await fillIn({ Degree: 'B.Arch', 'School or university': 'School of Planning', From: '2012' });
    const saved = answers('profiles', 'addDetail', {
      sectionId: 'educationDetails',
      detailId: idOf('b1'),
      entries: [],
      profileStatus: 'FILLED_EDUCATION_FORM',
    });
    stillEmpty('professionDetails');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saved[0]?.body).toEqual({
        data: { degree: 'B.Arch', institution: 'School of Planning', startYear: 2012, endYear: null },
      }),
    );
    expect(await screen.findByRole('button', { name: 'Add to work' })).toBeVisible();
  });

  it('ROUTE-09 each step has its own address', async () => {
    renderRoute('/onboarding/mentor?step=professionDetails', lead('FILLED_BASIC_DETAILS'));
    expect(await screen.findByRole('button', { name: 'Add to work' })).toBeVisible();
    expect(screen.queryByLabelText(/^Occupation/)).toBeNull();
  });

  it('ROUTE-09 finishing without the basic details shows why that is refused', async () => {
    refuses('profiles', 'saveProfileStatus', 409, 'CONFLICT', 'Fill in the basic details first.');
    renderRoute('/onboarding/mentor', lead('NOT_COMPLETED'));
    await userEvent.click(await screen.findByRole('button', { name: 'Finish and go to the hub' }));
    expect(await screen.findByText('Fill in the basic details first.')).toBeVisible();
  });

  it('ROUTE-09 a mentor who is done gets a link to the hub', async () => {
    renderRoute('/onboarding/mentor', lead('COMPLETED'));
    expect(await screen.findByRole('link', { name: 'Go to your hub' })).toHaveAttribute(
      'href',
      '/mentor-hub',
    );
  });

  it('ROUTE-09 a learner is told that the page is for mentors', async () => {
    renderRoute('/onboarding/mentor', personOf());
    expect(await screen.findByText('This page is for mentors')).toBeVisible();
  });

  it('ROUTE-09 PROFILE-02 PROFILE-03 the guide popup covers no second form, and its saved values then appear in the details', async () => {
    stillEmpty('basicDetails', 'educationDetails', 'professionDetails');
    const guide = (userProfile: object) =>
      personOf({
        roles: ['INDUSTRIAL_GUIDE'],
        userProfile: { profileStatus: 'NOT_COMPLETED', ...userProfile },
      });
    renderRoute('/onboarding/mentor', guide({ occupation: null }));
    const popup = within(await screen.findByRole('dialog', { name: 'Complete your guide profile' }));
    expect(await screen.findByText('Your details are asked for first.')).toBeInTheDocument();
    expect(screen.getAllByLabelText(/^Occupation/)).toHaveLength(1);
    fireEvent.change(popup.getByLabelText(/^Occupation/), { target: { value: 'BIM lead' } });
    const saved = guide({ occupation: 'BIM lead' });
    answers('profiles', 'saveGuideProfile', { userProfile: saved.userProfile });
    answers('profiles', 'readDataProfile', saved);
    await userEvent.click(popup.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByLabelText(/^Occupation/)).toHaveValue('BIM lead'));
  });
});
