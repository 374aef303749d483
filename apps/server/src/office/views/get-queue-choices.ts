import type { getQueueChoices as call } from '@milgo/contracts/office/get-queue-choices'
import type { Reason } from '@milgo/domain/period/reasons'
import type { Worker } from '@milgo/domain/queue/assignment'
import { capacitiesOf } from '@milgo/domain/staff/capacities'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { starterReasons } from '../../reference/starter-reasons.ts'
import { findSentPeriods } from '../../store/sent-periods.ts'
import { mayEditView } from './may-edit-view.ts'
import { findChoices, findViews } from './repository.ts'

export const getQueueChoices = async (
  platform: Platform,
  staff: Worker,
  language: Language,
): Promise<z.input<typeof call.response>> => {
  const [choices, views, periods] = await Promise.all([
    findChoices(platform, language),
    findViews(platform, staff.id),
    findSentPeriods(platform),
  ])
  const textOf = ({ code, text }: Reason) => ({ code, text: text[language] })
  return {
    periods: [...periods],
    colleagues: choices.staff.filter(({ roles }) => capacitiesOf(roles).length > 0),
    labels: choices.labels,
    institutions: choices.institutions,
    reasons: choices.periods.map(({ code, isCurrent, reasons }) => {
      const { returning, denying } = reasons ?? starterReasons
      return {
        period: code,
        is_current: isCurrent,
        returning: returning.map(textOf),
        denying: denying.map(textOf),
      }
    }),
    awards: choices.periods.map(({ code, isCurrent, tiers }) => ({
      period: code,
      is_current: isCurrent,
      amounts: [...new Set(tiers.map(({ amount }) => amount))].sort((one, other) => other - one),
    })),
    views: views.map((view) => ({
      id: view.id,
      name: view.name,
      address: view.address,
      is_shared: view.isShared,
      is_editable: mayEditView(staff, view),
      version: view.version,
    })),
  }
}
