import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'

it.each(['NOTICE_INFO_1', 'NOTICE_ATTENTION_1'])(
  'the words of %s stand over the page as they were written',
  async (key) => {
    await openPortal('/about', {
      answers: { 'GET /setting/get-all': [{ key, value: 'ביום שישי <b>סגור</b>' }] },
    })
    await expect.element(page.getByRole('status').filter({ hasText: '<b>סגור</b>' })).toBeVisible()
    await expectSound()
  },
)

it('without a notice nothing stands there', async () => {
  await openPortal('/about', { answers: { 'GET /setting/get-all': [{ key: 'CODE_MINUTES', value: '10' }] } })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.getByText('10', { exact: true }).elements()).toHaveLength(0)
})
