import { render } from '@milgo/page-testing/render'
import { useCountdown } from '@milgo/ui/use-countdown.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'

const Countdown = () => {
  const { seconds, start } = useCountdown(30)
  return (
    <>
      <output>{seconds}</output>
      <button type="button" onClick={() => start(0)}>
        End
      </button>
      <button type="button" onClick={() => start(60)}>
        Begin
      </button>
    </>
  )
}

it('a countdown counts no second for the time in which it starts', async () => {
  // On a busy machine the clock moves on between any two readings.
  let now = performance.now()
  onTestFinished(() => void vi.restoreAllMocks())
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 0.2
    return now
  })
  await render(<Countdown />)
  await expect.element(page.getByText('30', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect.element(page.getByText('60', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'End' }).click()
  expect(document.querySelector('output')?.textContent).toBe('0')
})
