import { officePaths } from '@milgo/contracts/office-paths'
import { viewsOfHome } from '@milgo/domain/queue/standard-views'
import { fill } from '@milgo/messages/fill'
import { office } from '@milgo/messages/he/office'
import { officeQueue } from '@milgo/messages/he/office-queue'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { callCore } from '../src/lib/service-client.ts'
import { nameOfPeriod } from './support/named-periods.ts'
import { openOffice } from './support/open-office.tsx'

describe('the home page of the office', () => {
  it.each([1024, 390] as const)('counts the staff member’s work and links to it, at %i px', async (width) => {
    const calls = await openOffice(officePaths.start, {
      roles: ['reviewer'],
      width,
      answers: {
        'POST /office/requests/count': ({ body }) => ({
          counts: {},
          views: (body as { views: object[] }).views.map((_view, place) => ({
            count: 1_200 + place,
            longest_wait: null,
          })),
          other_periods: [{ period: '2024', count: 2 }],
        }),
      },
    })
    const work = page.getByRole('region', { name: office.start.work })
    for (const [place, name] of viewsOfHome.entries())
      await expect
        .element(work.getByRole('link', { name: new RegExp(officeQueue.standard[name]) }))
        .toHaveTextContent(`1,20${place}`)
    await expect
      .element(work.getByRole('link', { name: new RegExp(officeQueue.standard.overdueMine) }))
      .toHaveAttribute('href', expect.stringContaining('ageing=overdue'))
    await expect
      .element(
        work.getByRole('link', {
          name: fill(office.start.otherPeriod.two, { period: nameOfPeriod('2024') }),
        }),
      )
      .toHaveAttribute('href', expect.stringContaining('period=2024'))
    expect(calls.made('POST /office/requests/count')).toHaveLength(1)
    await expectSound()
  })

  it('ends where the header ends', async () => {
    await openOffice(officePaths.start, { roles: ['reviewer'], width: 1440 })
    const allowed = page.getByRole('region', { name: office.start.allowed })
    await expect.element(allowed).toBeVisible()
    const main = page.getByRole('main').element().getBoundingClientRect()
    expect(main.width).toBe(page.getByRole('banner').element().getBoundingClientRect().width)
    await expectSound()
  })

  it('counts nothing for staff who may not read requests', async () => {
    const calls = await openOffice(officePaths.start, { roles: ['content-editor'] })
    await expect.element(page.getByRole('link', { name: office.pages.content }).first()).toBeVisible()
    expect(page.getByRole('region', { name: office.start.work }).elements()).toHaveLength(0)
    expect(calls.made('POST /office/requests/count')).toHaveLength(0)
  })
})

it('the first activity on a page renews the session, and the next ones do not for a while', async () => {
  const calls = await openOffice(officePaths.start, { roles: ['reviewer'] })
  const renewals = () => calls.made('POST /office-auth/refresh').length
  await expect.element(page.getByRole('link', { name: office.pages.queue }).first()).toBeVisible()
  expect(renewals()).toBe(0)
  await userEvent.keyboard('{Tab}')
  await expect.poll(renewals).toBe(1)
  await userEvent.keyboard('{Tab}{Tab}')
  // Another renewal would be counted before this call is answered.
  await callCore('GET /office/notices')
  expect(renewals()).toBe(1)
})

it('a lost connection is shown in the sticky header until it is back', async () => {
  await openOffice(officePaths.start, { roles: ['reviewer'] })
  await expect.element(page.getByRole('link', { name: office.pages.queue }).first()).toBeVisible()
  const said = page.getByRole('banner').getByText(office.offline)
  expect(said.elements()).toHaveLength(0)
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  dispatchEvent(new Event('offline'))
  await expect.element(said).toBeVisible()
  await expectSound()
  Reflect.deleteProperty(navigator, 'onLine')
  dispatchEvent(new Event('online'))
  await expect.element(said).not.toBeInTheDocument()
})
