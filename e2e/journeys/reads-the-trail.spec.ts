import { officeBase, officePaths } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { officeDashboard } from '@milgo/messages/he/office-dashboard'
import { officeReviewPage } from '@milgo/messages/he/office-review-page'
import { officeTrail } from '@milgo/messages/he/office-trail'
import { statusEvents, statuses } from '@milgo/messages/he/status'
import type { Page } from '@playwright/test'
import { expect, ownWindow } from '../fixtures.ts'
import { type Ask, admitStaff, openReview, staffEmail } from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'

test.use({ demoRequests: 40 })
// One after the other, on one server: another one would cost more than the journeys.
test.describe.configure({ mode: 'default' })

const rowsOf = async <Row>(ask: Ask, statement: string) => (await ask(statement)) as readonly Row[]

/** A request in review that nobody of the staff has touched. */
const findRequest = async (ask: Ask) => {
  const [row] = await rowsOf<{ id: string; number: string; student: string }>(
    ask,
    `select requests.id, requests.student_id as student, code || '-' || lpad(requests.number::text, 6, '0') as number
     from requests join registration_periods on registration_periods.id = period_id
     where status = 'SUBMITTED' order by requests.created_at, requests.id limit 1`,
  )
  if (!row) throw new Error('no request is in review')
  return row
}

/** What a night does: the job is queued, and a worker of the server does it. */
const runJob = async (ask: Ask, name: 'seal-trail' | 'verify-trail') => {
  const [job] = await rowsOf<{ id: string }>(
    ask,
    `insert into pgboss.job (name, data) values ('${name}', '{}') returning id`,
  )
  await expect
    .poll(
      async () =>
        (await rowsOf<{ state: string }>(ask, `select state from pgboss.job where id = '${job?.id}'`))[0]
          ?.state,
    )
    .toBe('completed')
}

const decide = async (page: Page, name: 'DENY' | 'REOPEN', answer: () => Promise<void>) => {
  const label = officeReviewPage.decisions.names[name]
  await page
    .getByRole('region', { name: officeReviewPage.decisions.label })
    .getByRole('button', { name: label })
    .click()
  await answer()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label.replace('…', ''), exact: true })
    .click()
}

const openStory = async (page: Page, number: string) => {
  await page.goto(`${officeBase + officePaths.trail}?request=${number}`)
  return page.getByRole('table', { name: fill(officeTrail.story, { number }) })
}

test('the trail of one request tells its whole story in words, act by act', { tag: ownWindow }, async ({
  page,
  browser,
  ownServer: { ask, url },
  expectAccessible,
}) => {
  const { id, number } = await findRequest(ask)
  // Given a reviewer who looks at a document, writes a note and refuses the request
  await admitStaff(page, ask, staffEmail('reviewer'))
  await openReview(page, id)
  await expect(page.locator('.pdfViewer canvas, img[alt]').first()).toBeVisible()
  await page.getByRole('tab', { name: new RegExp(officeReviewPage.tabs.notes) }).click()
  await page.getByRole('textbox', { name: officeReviewPage.notes.label }).fill('הערה של יומן')
  await page.getByRole('button', { name: officeReviewPage.notes.add }).click()
  await expect(page.getByRole('tabpanel').getByText('הערה של יומן')).toBeVisible()
  await decide(page, 'DENY', () => page.getByRole('dialog').getByRole('radio').first().check())
  await expect(page).not.toHaveURL(new RegExp(id))

  // And a manager who opens it again, with a reason
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  const manager = await context.newPage()
  await admitStaff(manager, ask, staffEmail('manager'))
  await openReview(manager, id)
  const reason = 'נשלח אישור חדש'
  await decide(manager, 'REOPEN', () => manager.getByRole('dialog').getByRole('textbox').fill(reason))
  await expect(manager.getByRole('dialog')).toHaveCount(0)

  // When an administrator, who may open no request, reads its story
  await admitStaff(page, ask, staffEmail('admin'))
  const story = await openStory(page, number)
  const act = (what: string) =>
    story.getByRole('row').filter({ has: page.getByRole('rowheader', { name: what, exact: true }) })

  // Then every act is there in words: who, what, and what came of it
  const { actions } = officeTrail
  await expect(act(statusEvents.SUBMIT)).toContainText(officeTrail.student)
  for (const action of ['request-viewed', 'document-viewed', 'note-added'] as const)
    await expect(act(actions[action]).filter({ hasText: 'Demo Reviewer' }).first()).toBeVisible()
  await expect(act(statusEvents.DENY)).toContainText('Demo Reviewer')
  await expect(act(statusEvents.DENY)).toContainText(statuses.DENIED)
  await expect(act(statusEvents.REOPEN)).toContainText('Demo Manager')
  await expect(act(statusEvents.REOPEN)).toContainText(reason)
  await expect(act(actions['request-viewed']).filter({ hasText: 'Demo Manager' }).first()).toBeVisible()
  // The latest act is the first row; no machine name is shown as one.
  const told = await story.getByRole('rowheader').allInnerTexts()
  expect(told.indexOf(statusEvents.REOPEN)).toBeLessThan(told.indexOf(statusEvents.DENY))
  expect(told.indexOf(statusEvents.DENY)).toBeLessThan(told.indexOf(statusEvents.SUBMIT))
  expect(told.filter((words) => /[A-Z]{3}_|^[a-z]+-[a-z-]+$/.test(words))).toEqual([])
  await expectAccessible()
  await context.close()
})

test('an entry that was changed by SQL is named after the night, by the office and by the command', {
  tag: ownWindow,
}, async ({ page, ownServer: { ask, run }, expectAccessible }) => {
  // Given a request that was viewed, and a night in which all was well
  const { id, student } = await findRequest(ask)
  await admitStaff(page, ask, staffEmail('manager'))
  await openReview(page, id)
  await runJob(ask, 'seal-trail')
  await runJob(ask, 'verify-trail')
  await page.goto(officeBase + officePaths.trail)
  await expect(page.getByText(officeTrail.check.intact.split('{at}')[0] ?? '')).toBeVisible()
  const intact = await run('verify-trail.ts')
  expect([intact.code, intact.output]).toEqual([0, expect.stringContaining('The audit trail is intact')])

  // When somebody with the database tampers with the entry of that view
  const [entry] = await rowsOf<{ id: string; kept: object }>(
    ask,
    `select id, to_jsonb(audit_entries) as kept from audit_entries
     where student_id = '${student}' and action = 'request-viewed' order by id desc limit 1`,
  )
  await ask(`update audit_entries set details = '{"reason":"x"}' where id = ${entry?.id}`)
  await runJob(ask, 'verify-trail')

  // Then the dashboard says so, and leads to the page that names the entry
  await page.goto(officeBase + officePaths.dashboard)
  await expect(page.getByText(officeDashboard.tampered.title)).toBeVisible()
  await expectAccessible({ state: 'tampered' })
  await page.getByRole('link', { name: officeDashboard.tampered.open }).click()
  await expect(
    page.getByText(fill(officeTrail.findings['entry-changed'], { id: entry?.id ?? '' })),
  ).toBeVisible()
  await expectAccessible({ state: 'tampered' })
  const found = await run('verify-trail.ts')
  expect(found.code).toBe(1)
  expect(found.output).toContain(`entry-changed ${entry?.id}`)

  // And with the entry as it was, the next night finds nothing
  await ask(`delete from audit_entries where id = ${entry?.id}`)
  await ask(`insert into audit_entries overriding system value
    select * from jsonb_populate_record(null::audit_entries, '${JSON.stringify(entry?.kept)}')`)
  await runJob(ask, 'verify-trail')
  await page.reload()
  await expect(page.getByText(officeTrail.check.intact.split('{at}')[0] ?? '')).toBeVisible()
})
