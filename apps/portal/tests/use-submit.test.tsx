import { render } from '@milgo/page-testing/render'
import { useSubmit } from '@milgo/web-client/use-submit'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

type Props = { readonly send: () => Promise<void>; readonly leaves: boolean }

const Form = ({ send, leaves }: Props) => {
  const { isBusy, failure, submit } = useSubmit({ leaves })
  return (
    <>
      <button type="button" onClick={() => void submit(send)}>
        Send
      </button>
      <p role="status">{`${isBusy ? 'busy' : 'ready'}, failed ${failure?.count ?? 0} times`}</p>
    </>
  )
}

const button = page.getByRole('button', { name: 'Send' })
const state = page.getByRole('status')

/** Draws a form whose calls end as listed, one after the other. Returns how many calls were made. */
const openForm = async (leaves: boolean, outcomes: readonly ('sent' | 'failed')[]) => {
  let calls = 0
  const send = async () => {
    calls += 1
    if (outcomes[calls - 1] === 'failed') throw new Error('x')
  }
  await render(<Form leaves={leaves} send={send} />)
  return () => calls
}

it.each([true, false])('a failure is counted, and the form can be sent again; leaves: %s', async (leaves) => {
  await openForm(leaves, ['failed', 'failed'])
  await button.click()
  await expect.element(state).toHaveTextContent('ready, failed 1 times')
  await button.click()
  await expect.element(state).toHaveTextContent('ready, failed 2 times')
})

it('a form whose success leads elsewhere sends nothing more after it', async () => {
  const calls = await openForm(true, ['failed', 'sent'])
  await button.click()
  await button.click()
  await expect.element(state).toHaveTextContent('busy, failed 1 times')
  await button.click()
  expect(calls()).toBe(2)
})

it('another form can be sent again after a success, which removes the failure', async () => {
  const calls = await openForm(false, ['failed', 'sent', 'sent'])
  await button.click()
  await button.click()
  await expect.element(state).toHaveTextContent('ready, failed 0 times')
  await button.click()
  await expect.poll(calls).toBe(3)
})

it('a second press while a call is under way sends nothing', async () => {
  const answer = Promise.withResolvers<void>()
  let calls = 0
  await render(
    <Form
      leaves={false}
      send={() => {
        calls += 1
        return answer.promise
      }}
    />,
  )
  await button.dblClick()
  await expect.element(state).toHaveTextContent('busy')
  answer.resolve()
  await expect.element(state).toHaveTextContent('ready')
  expect(calls).toBe(1)
})
