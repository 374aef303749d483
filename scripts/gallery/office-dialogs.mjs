// Windows of the office that a button opens which is found by its words.
import { officePayments as enPayments } from '../../packages/messages/src/en/office-payments.ts'
import { officePeriods as enPeriods } from '../../packages/messages/src/en/office-periods.ts'
import { officeStaff as enStaff } from '../../packages/messages/src/en/office-staff.ts'
import { officePayments as hePayments } from '../../packages/messages/src/he/office-payments.ts'
import { officePeriods as hePeriods } from '../../packages/messages/src/he/office-periods.ts'
import { officeStaff as heStaff } from '../../packages/messages/src/he/office-staff.ts'

/** @typedef {import('./shot.mjs').Shot} Shot */

/** @type {readonly (readonly [name: string, page: NonNullable<Shot['page']>, role: string, he: string, en: string])[]} */
const rows = [
  ['staff-invite', 'staff', 'admin', heStaff.invite.open, enStaff.invite.open],
  ['staff-roles', 'staff', 'admin', heStaff.change.open, enStaff.change.open],
  ['staff-reset', 'staff', 'admin', heStaff.reset.open, enStaff.reset.open],
  ['staff-remove', 'staff', 'admin', heStaff.remove.open, enStaff.remove.open],
  ['periods-copy', 'periods', 'admin', hePeriods.copy.open, enPeriods.copy.open],
  ['payments-make', 'payments', 'finance', hePayments.make, enPayments.make],
]

/** @type {readonly Shot[]} */
export const dialogShots = rows.map(([name, page, role, he, en]) => ({
  page,
  name,
  path: `/${page}`,
  member: `demo.${role}@milgo.example`,
  open: async (opened, language) => {
    const button = opened.locator('main button:not([disabled])', { hasText: language === 'en' ? en : he })
    if ((await button.count()) === 0) return false
    await button.first().click()
    return opened.getByRole('dialog').waitFor()
  },
}))
