import { render } from '@milgo/page-testing/render'
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useDecisionDone } from '../src/lib/decision-done.ts'

const Queue = () => {
  const done = useDecisionDone()
  const { search, state } = useLocation()
  return (
    <>
      <h1>queue {search}</h1>
      <p>{done}</p>
      <output>{JSON.stringify(state)}</output>
      <Link to="/request">open</Link>
    </>
  )
}

const Request = () => {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      back
    </button>
  )
}

it('a decision is shown once, and only it is removed from the state of the history entry', async () => {
  const state = { done: 'approved', search: 'words' }
  await render(
    <MemoryRouter initialEntries={[{ pathname: '/', search: '?status=SUBMITTED', state }]}>
      <Routes>
        <Route index element={<Queue />} />
        <Route path="request" element={<Request />} />
      </Routes>
    </MemoryRouter>,
  )
  await expect.element(page.getByText('approved', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('{"search":"words"}')
  await page.getByRole('link', { name: 'open' }).click()
  await page.getByRole('button', { name: 'back' }).click()
  await expect.element(page.getByRole('heading', { name: 'queue ?status=SUBMITTED' })).toBeVisible()
  expect(page.getByText('approved', { exact: true }).elements()).toHaveLength(0)
})
