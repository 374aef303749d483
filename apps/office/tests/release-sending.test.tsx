import { releasePath } from '@milgo/contracts/office-paths'
import { officeReleases as english } from '@milgo/messages/en/office-releases'
import { officeReleases as hebrew } from '@milgo/messages/he/office-releases'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'
import { id, inState, letter, none, now, release, undelivered } from './support/releases-fixture.ts'

describe('the page of a release that is being sent', () => {
  it('shows progress, the first pause, letters left out and messages that may not have arrived', async () => {
    const calls = await openOffice(releasePath(id), {
      roles: ['manager'],
      width: 1024,
      answers: {
        'GET /office/releases/{id}': { ...release, ...inState.RUNNING, state: 'RUNNING' },
        'POST /office/releases/{id}/letters': {
          letters: [{ ...letter(3), state: 'LEFT_OUT', reason: 'DECISION_CHANGED' }],
          next: null,
        },
        'POST /office/releases/{id}/deliveries': {
          counts: [{ channel: 'mail', state: 'delivered', count: 48 }],
          undelivered: [undelivered(4)],
          next: null,
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
      .toEqual([{ message_id: undelivered(4).message_id }])
    await page.getByRole('button', { name: hebrew.events.PAUSE }).click()
    await expect.element(page.getByText(hebrew.changed)).toBeVisible()
  })

  it.each([
    [
      12,
      'All letters are sent in one go, without a wait in which to stop. All of them are out in about a minute.',
    ],
    [
      1_200,
      'First 50 letters are sent. After them there are 15 minutes in which you can stop, then the rest follows by itself. All of them are out in about 17 minutes.',
    ],
  ])('says before publishing %d letters how long it takes', async (waiting, text) => {
    await openOffice(releasePath(id), {
      roles: ['manager'],
      language: 'en',
      answers: {
        ...none,
        'GET /office/releases/{id}': {
          ...release,
          ...inState.APPROVED,
          state: 'APPROVED',
          waiting,
          events: [{ event: 'START', refusal: null }],
        },
      },
    })
    await page.getByRole('button', { name: english.events.START }).click()
    await expect.element(page.getByRole('dialog')).toHaveTextContent(text)
    await expectSound()
  })

  it('updates the count of delivered messages, also after the last letter was sent', async () => {
    let asked = 0
    await openOffice(releasePath(id), {
      roles: ['manager'],
      language: 'en',
      answers: {
        ...none,
        'GET /office/releases/{id}': { ...release, ...inState.DONE, state: 'DONE' },
        'POST /office/releases/{id}/deliveries': () => {
          asked += 1
          const state = asked > 2 ? ('delivered' as const) : ('sending' as const)
          return {
            counts: asked === 1 ? [] : [{ channel: 'mail' as const, state, count: 1_117 }],
            undelivered: [],
            next: null,
          }
        },
      },
    })
    await expect.element(page.getByText('of 1,117', { exact: true })).toBeVisible()
    await expect.element(page.getByText('1,117', { exact: true })).toBeVisible()
  })

  it.each(['he', 'en'] as const)(
    'says why it paused automatically, and lists the failures, in %s',
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

  it.each(['he', 'en'] as const)(
    'says that it cannot continue if its appeal date is near, in %s',
    async (language) => {
      const words = language === 'he' ? hebrew : english
      await openOffice(releasePath(id), {
        roles: ['manager'],
        language,
        answers: {
          ...none,
          'GET /office/releases/{id}': {
            ...release,
            ...inState.PAUSED,
            state: 'PAUSED',
            events: [{ event: 'RESUME', refusal: 'APPEAL_DATE_TOO_NEAR' }],
          },
        },
      })
      await expect.element(page.getByText(words.run.pausedTooLate)).toBeVisible()
      await expect.element(page.getByText(words.run.paused)).not.toBeInTheDocument()
      await expectSound()
    },
  )

  it('words an empty list of failed letters differently from an empty list of left-out ones', async () => {
    await openOffice(releasePath(id), {
      roles: ['manager'],
      answers: {
        ...none,
        'GET /office/releases/{id}': { ...release, ...inState.RUNNING, state: 'RUNNING', failing: 1 },
      },
    })
    await expect.element(page.getByText(hebrew.failing.none)).toBeVisible()
    expect(page.getByText(hebrew.leftOut.noneYet).elements()).toHaveLength(1)
  })

  it('does not show the remaining time while it waits after the first letters', async () => {
    await openOffice(releasePath(id), {
      roles: ['manager'],
      language: 'en',
      answers: {
        ...none,
        'GET /office/releases/{id}': {
          ...release,
          ...inState.RUNNING,
          state: 'RUNNING',
          sent_in_last_minute: 50,
        },
      },
    })
    await expect.element(page.getByText(english.run.waiting, { exact: true })).toBeVisible()
    await expect.element(page.getByText('in the last minute', { exact: false })).not.toBeInTheDocument()
  })

  it('shows the remaining time, and lists messages page by page', async () => {
    const place = { resends: 0, number: 1, channel: 'sms' as const }
    const calls = await openOffice(releasePath(id), {
      roles: ['manager'],
      language: 'en',
      answers: {
        ...none,
        'GET /office/releases/{id}': {
          ...release,
          ...inState.RUNNING,
          state: 'RUNNING',
          continues_at: now,
          sent_in_last_minute: 30,
        },
        'POST /office/releases/{id}/deliveries': {
          counts: [
            { channel: 'mail', state: 'uncertain', count: 900 },
            { channel: 'sms', state: 'refused', count: 350 },
            { channel: 'sms', state: 'delivered', count: 5 },
          ],
          undelivered: [undelivered(1)],
          next: place,
        },
      },
    })
    await expect.element(page.getByText('about 3 minutes left (30 in the last minute)')).toBeVisible()
    await expect.element(page.getByText('1 of 1,250 messages are listed', { exact: false })).toBeVisible()
    await expect.element(page.getByText(english.leftOut.noneYet)).toBeVisible()
    await expectSound()
    await page.getByRole('button', { name: english.deliveries.more }).click()
    await expect
      .poll(() => calls.made('POST /office/releases/{id}/deliveries').map(({ body }) => body))
      .toContainEqual({ after: place })
  })
})
