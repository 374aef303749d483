import type { ReleaseDetails } from '@milgo/contracts/office/release-fields'
import { officePaths, releasePath } from '@milgo/contracts/office-paths'
import { examplePrinted } from '@milgo/domain/letter/letter.fixture'
import { ReleaseState } from '@milgo/domain/release/release-state'
import { officeReleases as english } from '@milgo/messages/en/office-releases'
import { officeReleases as hebrew } from '@milgo/messages/he/office-releases'
import { releaseRefusals } from '@milgo/messages/he/release-refusals'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'

const id = '00000000-0000-4000-8000-0000000000aa'
const now = '2025-06-15T06:00:00.000Z'

const letter = (n: number) => ({
  request_id: `00000000-0000-4000-8000-00000000000${n}`,
  request_number: `2025-00000${n}`,
  name: 'דנה ישראלי',
  kind: 'AWARD' as const,
  award: 6_240,
  total: 77.5,
  state: 'WAITING' as const,
  reason: null,
  failure: null,
  failures: 0,
  faults: [],
  hashes: { he: 'a', ar: 'b', en: 'c' },
})

const release: ReleaseDetails = {
  id,
  name: '2025-01',
  result: '1',
  state: 'CHECKED',
  planned_on: '2025-06-15',
  made_by: 'אבי שלו',
  made_at: now,
  approved_by: null,
  scheduled_for: null,
  ended_at: null,
  rows: 120,
  sent: 0,
  left_out: 0,
  version: 3,
  now,
  appeal_until: '2025-06-30T21:00:00.000Z',
  template_version: 'result-letter/1',
  rules_version: '3',
  approved_at: null,
  started_at: null,
  continues_at: null,
  dry_run: {
    is_running: false,
    checked: 120,
    faulty: 0,
    at: now,
    promised: 100 * 6_240,
    groups: [
      { kind: 'AWARD', award: 6_240, count: 100, change: 2 },
      { kind: 'NO_AWARD', award: 0, count: 20, change: 0 },
    ],
  },
  samples: [
    { ...letter(1), why: 'HIGHEST_SCORE' },
    { ...letter(2), why: 'RANDOM' },
  ],
  events: [
    { event: 'START_CHECK', refusal: null },
    { event: 'APPROVE', refusal: null },
    { event: 'STOP', refusal: null },
  ],
  waiting: 120,
  failing: 0,
}

const list = {
  period: '2025',
  today: '2025-06-15',
  releases: [release],
  ready: [
    { result: '1' as const, count: 120, other_rules: 3 },
    { result: '2' as const, count: 0, other_rules: 0 },
  ],
  outside: [
    { reason: 'NOT_DECIDED' as const, status: 'SUBMITTED' as const, count: 142 },
    { reason: 'PUBLISHED' as const, status: 'SCHOLARSHIP_PAID' as const, count: 9 },
  ],
}

const none = {
  'POST /office/releases/{id}/letters': { letters: [], next: null },
  'GET /office/releases/{id}/deliveries': { counts: [], undelivered: [] },
}

const approved = { approved_by: 'טלי לוין', approved_at: now }
const sending = { ...approved, started_at: now, samples: [] }
const offered = (...events: ReleaseDetails['events'][number]['event'][]) => ({
  events: events.map((event) => ({ event, refusal: null })),
})
/** A release in each of its states. */
const inState: Readonly<Record<ReleaseDetails['state'], Partial<ReleaseDetails>>> = {
  DRAFT: {
    ...offered('STOP'),
    dry_run: { ...release.dry_run, is_running: true, checked: 48, at: null, groups: [], promised: 0 },
    samples: [],
  },
  CHECKED: offered('START_CHECK', 'APPROVE', 'STOP'),
  APPROVED: { ...approved, ...offered('SCHEDULE', 'START', 'STOP') },
  SCHEDULED: {
    ...approved,
    scheduled_for: '2025-06-16T06:00:00.000Z',
    ...offered('SCHEDULE', 'UNSCHEDULE', 'START', 'STOP'),
  },
  RUNNING: {
    ...sending,
    sent: 50,
    left_out: 1,
    waiting: 69,
    continues_at: '2025-06-15T06:15:00.000Z',
    ...offered('PAUSE', 'STOP'),
  },
  PAUSED: { ...sending, sent: 80, waiting: 40, ...offered('RESUME', 'STOP') },
  STOPPED: { ...sending, sent: 50, left_out: 70, waiting: 0, ended_at: now, events: [] },
  DONE: { ...sending, sent: 119, left_out: 1, waiting: 0, ended_at: now, events: [] },
}

describe('the page of releases', () => {
  it.each([1024, 1440] as const)('lists releases and makes another one at %i px', async (width) => {
    const calls = await openOffice(officePaths.releases, {
      roles: ['manager'],
      width,
      answers: {
        'POST /office/releases/list': list,
        'POST /office/releases/make': { id, rows: 120 },
        'GET /office/releases/{id}': release,
        ...none,
      },
    })
    await expect.element(page.getByRole('link', { name: 'פתיחת פרסום 2025-01' })).toBeVisible()
    await expect.element(page.getByText('120 תוצאות מוכנות לפרסום')).toBeVisible()
    for (const reason of ['NOT_DECIDED', 'PUBLISHED'] as const)
      await expect.element(page.getByRole('heading', { name: hebrew.outside.reasons[reason] })).toBeVisible()
    await expectSound()
    await page.getByRole('button', { name: hebrew.make.submit }).click()
    await expect.element(page.getByRole('button', { name: hebrew.events.APPROVE })).toBeVisible()
    expect(calls.made('POST /office/releases/make').map(({ body }) => body)).toEqual([
      { period: '2025', result: '1', planned_on: '2025-06-15' },
    ])
  })

  it('is not open to a reviewer, and asks nothing', async () => {
    const calls = await openOffice(officePaths.releases, { roles: ['reviewer'] })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(calls.made('POST /office/releases/list')).toEqual([])
  })
})

describe('the page of one release', () => {
  it('shows the dry run and is approved with a question before it', async () => {
    const calls = await openOffice(releasePath(id), {
      roles: ['manager'],
      answers: {
        'GET /office/releases/{id}': release,
        'POST /office/releases/{id}/change': { id, state: 'APPROVED' },
        ...none,
      },
    })
    await expect.element(page.getByText('כל 120 המכתבים נבדקו, ולא נמצאה שגיאה')).toBeVisible()
    await expectSound()
    await page.getByRole('button', { name: hebrew.events.APPROVE }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(hebrew.confirm.approve.text)).toBeVisible()
    await expectSound()
    await dialog.getByRole('button', { name: hebrew.events.APPROVE }).click()
    await expect
      .poll(() => calls.made('POST /office/releases/{id}/change').map(({ body }) => body))
      .toEqual([{ event: 'APPROVE', version: 3 }])
  })

  it.each(
    (['he', 'en'] as const).flatMap((language) =>
      ReleaseState.options.map((state) => [state, language] as const),
    ),
  )('is sound and says its state: %s in %s', async (state, language) => {
    const words = language === 'he' ? hebrew : english
    await openOffice(releasePath(id), {
      roles: ['manager'],
      language,
      width: 1440,
      answers: { ...none, 'GET /office/releases/{id}': { ...release, ...inState[state], state } },
    })
    await expect.element(page.getByText(words.states[state], { exact: true }).first()).toBeVisible()
    for (const { event } of inState[state].events ?? [])
      await expect.element(page.getByRole('button', { name: words.events[event], exact: true })).toBeVisible()
    expect(document.documentElement.dir).toBe(language === 'he' ? 'rtl' : 'ltr')
    await expectSound()
  })

  it('says why its maker cannot approve it', async () => {
    const events = release.events.map((one) =>
      one.event === 'APPROVE' ? { ...one, refusal: 'MAKER_MAY_NOT_APPROVE' as const } : one,
    )
    await openOffice(releasePath(id), {
      roles: ['manager'],
      answers: { 'GET /office/releases/{id}': { ...release, events }, ...none },
    })
    await expect.element(page.getByText(releaseRefusals.MAKER_MAY_NOT_APPROVE)).toBeVisible()
    await expect.element(page.getByRole('button', { name: hebrew.events.APPROVE })).toBeDisabled()
  })

  it('shows a letter in any language, and the next one by keyboard', async () => {
    const calls = await openOffice(releasePath(id), {
      roles: ['manager'],
      language: 'en',
      answers: {
        'GET /office/releases/{id}': release,
        'POST /office/releases/{id}/preview': { letter: examplePrinted },
        ...none,
      },
    })
    await page.getByRole('button', { name: 'Read the letter of application 2025-000001' }).click()
    await expect.element(page.getByText('סכום המלגה')).toBeVisible()
    await expectSound()
    const next = page.getByRole('button', { name: english.preview.next })
    ;(next.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => calls.made('POST /office/releases/{id}/preview').map(({ body }) => body))
      .toEqual([
        { request_id: letter(1).request_id, language: 'en' },
        { request_id: letter(2).request_id, language: 'en' },
      ])
  })

  it('shows progress, the hold after the first letters, what was left out and what may not have arrived', async () => {
    const running: ReleaseDetails = {
      ...release,
      state: 'RUNNING',
      approved_by: 'טלי לוין',
      approved_at: now,
      started_at: now,
      continues_at: '2025-06-15T06:15:00.000Z',
      sent: 50,
      left_out: 1,
      waiting: 69,
      samples: [],
      events: [
        { event: 'PAUSE', refusal: null },
        { event: 'STOP', refusal: null },
      ],
    }
    const calls = await openOffice(releasePath(id), {
      roles: ['manager'],
      width: 1024,
      answers: {
        'GET /office/releases/{id}': running,
        'POST /office/releases/{id}/letters': {
          letters: [{ ...letter(3), state: 'LEFT_OUT', reason: 'DECISION_CHANGED' }],
          next: null,
        },
        'GET /office/releases/{id}/deliveries': {
          counts: [{ channel: 'mail', state: 'delivered', count: 48 }],
          undelivered: [
            {
              message_id: id,
              request_id: letter(4).request_id,
              request_number: '2025-000004',
              name: 'Omar Haddad',
              channel: 'sms',
              state: 'uncertain',
              tried_at: now,
              resent: null,
              resend_refusal: null,
            },
          ],
        },
        'POST /office/requests/{id}/resend-message': { id },
        'POST /office/releases/{id}/change': refuse(409, {
          statusCode: 409,
          code: 'RELEASE_CHANGED',
          message: 'x',
        }),
      },
    })
    await expect
      .element(page.getByRole('progressbar', { name: hebrew.run.percent }))
      .toHaveAttribute('aria-valuenow', '43')
    await expect.element(page.getByText(hebrew.leftOut.reasons.DECISION_CHANGED)).toBeVisible()
    await expectSound()
    await page.getByRole('button', { name: 'שליחה חוזרת לבקשה 2025-000004' }).click()
    await expect
      .poll(() => calls.made('POST /office/requests/{id}/resend-message').map(({ body }) => body))
      .toEqual([{ message_id: id }])
    await page.getByRole('button', { name: hebrew.events.PAUSE }).click()
    await expect.element(page.getByText(hebrew.changed)).toBeVisible()
  })

  it.each(['he', 'en'] as const)(
    'says why it paused by itself, and lists what failed, in %s',
    async (language) => {
      const words = language === 'he' ? hebrew : english
      await openOffice(releasePath(id), {
        roles: ['manager'],
        language,
        answers: {
          ...none,
          'GET /office/releases/{id}': {
            ...release,
            state: 'PAUSED',
            started_at: now,
            failing: 20,
            samples: [],
            events: [{ event: 'RESUME', refusal: null }],
          },
          'POST /office/releases/{id}/letters': {
            letters: [{ ...letter(6), failure: '53100', failures: 2 }],
            next: null,
          },
        },
      })
      await expect.element(page.getByText(words.run.pausedByFailures)).toBeVisible()
      await expect.element(page.getByRole('heading', { name: words.failing.title })).toBeVisible()
      await expect.element(page.getByText('53100').first()).toBeVisible()
      await expectSound()
    },
  )

  it('shows letters with faults, and cannot be approved then', async () => {
    const faulty = {
      ...release,
      state: 'DRAFT' as const,
      dry_run: { ...release.dry_run, faulty: 1 },
      events: [{ event: 'START_CHECK' as const, refusal: null }],
    }
    await openOffice(releasePath(id), {
      roles: ['manager'],
      answers: {
        ...none,
        'GET /office/releases/{id}': faulty,
        'POST /office/releases/{id}/letters': { letters: [{ ...letter(5), faults: ['EMPTY'] }], next: null },
      },
    })
    await expect.element(page.getByText(hebrew.check.faults.EMPTY)).toBeVisible()
    await expectSound()
  })
})
