import { expectSound } from '@milgo/page-testing/expect-sound'
import { nextFrames } from '@milgo/page-testing/next-frames'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { callCore } from '../src/lib/service-client.ts'
import { openPortal } from './support/open-portal.tsx'

it.each(['NOTICE_INFO_1', 'NOTICE_ATTENTION_1'])(
  'the words of %s are shown above the page as written',
  async (key) => {
    await openPortal('/about', {
      answers: { 'GET /setting/get-all': [{ key, value: 'ביום שישי <b>סגור</b>' }] },
    })
    await expect.element(page.getByRole('status').filter({ hasText: '<b>סגור</b>' })).toBeVisible()
    await expectSound()
  },
)

it('without a notice nothing is shown', async () => {
  const portal = await openPortal('/about', {
    answers: { 'GET /setting/get-all': [{ key: 'CODE_MINUTES', value: '73' }] },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => portal.made('GET /setting/get-all')).not.toHaveLength(0)
  // Answered after the page's own call.
  await callCore('GET /setting/get-all')
  await nextFrames()
  expect(page.getByText('73', { exact: true }).elements()).toHaveLength(0)
})
