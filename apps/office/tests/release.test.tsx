import type { ReleaseDetails } from '@milgo/contracts/office/release-fields'
import { releasePath } from '@milgo/contracts/office-paths'
import { examplePrinted } from '@milgo/domain/letter/letter.fixture'
import { ReleaseState } from '@milgo/domain/release/release-state'
import { officeReleases as english } from '@milgo/messages/en/office-releases'
import { officeReleases as hebrew } from '@milgo/messages/he/office-releases'
import { releaseRefusals } from '@milgo/messages/he/release-refusals'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'
import { id, inState, letter, none, release } from './support/releases-fixture.ts'

describe('the page of one release', () => {
  it('shows the dry run and is approved after a confirmation', async () => {
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
  )('is accessible and shows its state: %s in %s', async (state, language) => {
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
    if (state === 'STOPPED')
      await expect
        .element(page.getByRole('progressbar', { name: words.run.percent }))
        .toHaveAttribute('aria-valuenow', '42')
    await expectSound()
  })

  it.each(['he', 'en'] as const)(
    'fills the window, with its buttons at the end of their bar, in %s',
    async (language) => {
      const width = 1440
      await openOffice(releasePath(id), {
        roles: ['manager'],
        language,
        width,
        answers: { ...none, 'GET /office/releases/{id}': release },
      })
      const words = language === 'he' ? hebrew : english
      const approve = page.getByRole('button', { name: words.events.APPROVE })
      await expect.element(approve).toBeVisible()
      const endOf = (element: Element) => {
        const { left, right } = element.getBoundingClientRect()
        return language === 'he' ? left : width - right
      }
      expect(endOf(approve.element())).toBeLessThanOrEqual(24)
      const card = page.getByRole('heading', { name: words.people.title }).element().parentElement
      expect(card && endOf(card)).toBeLessThanOrEqual(24)
    },
  )

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

  const stopped = { ...inState.STOPPED, started_at: null }
  const unchecked: readonly [string, Partial<ReleaseDetails>, Partial<ReleaseDetails['dry_run']>, string][] =
    [
      ['was stopped in its first dry run', stopped, { at: null, groups: [] }, hebrew.check.unfinished],
      ['was stopped in its second dry run', stopped, {}, hebrew.check.unfinished],
      ['has no row left', { rows: 0 }, {}, hebrew.check.nothing],
    ]
  it.each(unchecked)(
    'does not say that all letters were checked if the release %s',
    async (_name, change, dryRun, text) => {
      const isUnfinished = text === hebrew.check.unfinished
      await openOffice(releasePath(id), {
        roles: ['manager'],
        answers: {
          ...none,
          'GET /office/releases/{id}': {
            ...release,
            ...change,
            state: isUnfinished ? 'STOPPED' : 'DRAFT',
            dry_run: { ...release.dry_run, ...dryRun, ...(isUnfinished && { checked: 48 }) },
          },
        },
      })
      await expect.element(page.getByText(text)).toBeVisible()
      await expect
        .element(page.getByText(hebrew.check.passed.split('{count}')[1] ?? '', { exact: false }))
        .not.toBeInTheDocument()
      await expectSound()
    },
  )

  const checked = { checked: release.rows, at: release.made_at }
  const stoppedAfter: readonly [string, Partial<ReleaseDetails>, number][] = [
    ['no step', { approved_at: null, dry_run: { ...release.dry_run, checked: 0, at: null } }, 0],
    ['its dry run', { approved_at: null, dry_run: { ...release.dry_run, ...checked } }, 1],
    ['its approval', { approved_at: release.made_at, dry_run: { ...release.dry_run, ...checked } }, 2],
  ]
  it.each(stoppedAfter)(
    'that was stopped after %s shows no later step as done',
    async (_name, change, done) => {
      await openOffice(releasePath(id), {
        roles: ['manager'],
        answers: {
          ...none,
          'GET /office/releases/{id}': { ...release, ...inState.STOPPED, ...change, state: 'STOPPED' },
        },
      })
      const steps = page.getByRole('navigation', { name: hebrew.steps.label }).getByRole('listitem')
      await expect.element(steps.first()).toBeVisible()
      const isDone = ({ textContent }: Element) => textContent.includes(hebrew.steps.isDone)
      expect(steps.elements().filter(isDone)).toHaveLength(done)
      expect(steps.elements().slice(0, done).every(isDone)).toBe(true)
    },
  )

  it('shows faulty letters, and cannot be approved then', async () => {
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
