import { officePaths } from '@milgo/contracts/office-paths'
import { officeStaff as english } from '@milgo/messages/en/office-staff'
import { fill } from '@milgo/messages/fill'
import { office } from '@milgo/messages/he/office'
import { officeStaff as hebrew } from '@milgo/messages/he/office-staff'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'
import { idOf, me, noa, openStaff, proposal, staff, yoav } from './support/staff-page.ts'

const button = (name: string) => page.getByRole('button', { name })
const dialog = () => page.getByRole('dialog')

it.each([1440, 1024, 390] as const)('is shown and accessible at %i px', async (width) => {
  await openStaff({}, { width })
  await expect.element(page.getByRole('rowheader', { name: noa.name })).toBeVisible()
  await expect
    .element(page.getByText(fill(hebrew.proposals.kinds.invite, { name: `\u2068${proposal.name}\u2069` })))
    .toBeVisible()
  await expectSound()
})

it('reads from left to right in English, and a manager only confirms', async () => {
  await openStaff({}, { language: 'en', roles: ['manager'] })
  await expect.element(page.getByRole('rowheader', { name: noa.name })).toBeVisible()
  expect(button(english.invite.open).query()).toBeNull()
  expect(button(fill(english.remove.openOne, { name: noa.name })).query()).toBeNull()
  await expectSound()
})

it('a proposal is confirmed, and one of one’s own is only withdrawn', async () => {
  const own = { ...proposal, id: idOf(8), proposed_by: { id: me.id, name: me.name } }
  const calls = await openStaff({
    'GET /office-auth/staff': { staff, proposals: [own] },
    'POST /office-auth/decide-staff-change': { id: own.id },
  })
  await expect.element(page.getByText(hebrew.proposals.own)).toBeVisible()
  calls.change({ 'GET /office-auth/staff': { staff, proposals: [proposal] } })
  await page.getByRole('button', { name: hebrew.proposals.withdraw }).click()
  const confirm = page.getByRole('button', { name: new RegExp(`^${hebrew.proposals.confirm}`) })
  await confirm.click()
  await expect.element(page.getByText(hebrew.done.confirmed)).toBeVisible()
  expect(calls.made('POST /office-auth/decide-staff-change').map(({ body }) => body)).toEqual([
    { id: own.id, decision: 'REFUSE' },
    { id: proposal.id, decision: 'CONFIRM' },
  ])
})

it('an invitation says what is missing, that two people are needed, and which pair is refused', async () => {
  const calls = await openStaff({ 'POST /office-auth/invite-staff': { id: idOf(5), is_waiting: true } })
  await button(hebrew.invite.open).click()
  await button(hebrew.invite.send).click()
  await expect.element(page.getByText(hebrew.invite.nameWrong)).toBeVisible()
  await expect.element(page.getByText(hebrew.invite.rolesWrong)).toBeVisible()
  await expectSound()
  await dialog().getByRole('textbox', { name: hebrew.name }).fill('דנה לוי')
  await dialog().getByRole('textbox', { name: hebrew.email }).fill('dana@milgo.example')
  await dialog().getByText(office.roles.finance).click()
  await expect.element(page.getByText(hebrew.change.byTwo)).toBeVisible()
  await dialog().getByText(office.roles.reviewer).click()
  await expect.element(page.getByText(hebrew.change.separated)).toBeVisible()
  await button(hebrew.invite.send).click()
  expect(calls.made('POST /office-auth/invite-staff')).toEqual([])
  await dialog().getByText(office.roles.reviewer).click()
  await button(hebrew.invite.send).click()
  await expect.element(page.getByText(hebrew.done.waiting)).toBeVisible()
  expect(calls.made('POST /office-auth/invite-staff')[0]?.body).toEqual({
    name: 'דנה לוי',
    email: 'dana@milgo.example',
    roles: ['finance'],
  })
})

it('a staff member is removed, and their work goes to a colleague', async () => {
  const calls = await openStaff({
    'POST /office-auth/remove-staff': { id: noa.id, handed_over: 6, back_in_queue: 1 },
  })
  await button(fill(hebrew.remove.openOne, { name: noa.name })).click()
  await page.getByRole('combobox', { name: hebrew.remove.handOver }).click()
  await page.getByRole('option', { name: yoav.name }).click()
  await expectSound()
  await button(hebrew.remove.confirm).click()
  const text = fill(hebrew.done.removed, { name: `\u2068${noa.name}\u2069`, handed: 6, queued: 1 })
  await expect.element(page.getByText(text)).toBeVisible()
  expect(calls.made('POST /office-auth/remove-staff')[0]?.body).toEqual({ id: noa.id, hand_over_to: yoav.id })
})

it('a password is chosen by the link of an invitation; an expired link says so', async () => {
  const refusal = {
    statusCode: 400,
    code: 'INVITATION_EXPIRED',
    message: 'הקישור כבר נוצל',
  }
  const calls = await openOffice(`${officePaths.invitation}#${'x'.repeat(43)}`, {
    roles: [],
    answers: { 'POST /office-auth/accept-invitation': refuse(400, refusal) },
  })
  const fillIn = async () => {
    await page.getByRole('textbox', { name: hebrew.invitation.identity }).fill('123456782')
    await page.getByLabelText(hebrew.invitation.password, { exact: true }).fill('Rv7kbaL2x')
    await page.getByLabelText(hebrew.invitation.confirmation, { exact: true }).fill('Rv7kbaL2x')
    await button(hebrew.invitation.save).click()
  }
  await button(hebrew.invitation.save).click()
  await expect.element(page.getByRole('textbox', { name: hebrew.invitation.identity })).toHaveFocus()
  await fillIn()
  await expect.element(page.getByText(hebrew.invitation.failed)).toBeVisible()
  await expect.element(page.getByText('הקישור כבר נוצל')).toBeVisible()
  await expectSound()
  expect(calls.made('POST /office-auth/accept-invitation')[0]?.body).toMatchObject({
    identity_number: '123456782',
  })
  calls.change({ 'POST /office-auth/accept-invitation': { id: me.id } })
  await button(hebrew.invitation.save).click()
  await expect.element(page.getByText(hebrew.invitation.done)).toBeVisible()
  await expectSound()
})

it('a link without its token says so', async () => {
  await openOffice(officePaths.invitation, { roles: [] })
  await expect.element(page.getByText(hebrew.invitation.noToken)).toBeVisible()
  await expectSound()
})
