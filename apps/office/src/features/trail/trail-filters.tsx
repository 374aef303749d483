import type { TrailFilters } from '@milgo/contracts/office/trail-fields'
import { AuditAction } from '@milgo/domain/trail/audit-action'
import { type UnusualKind, unusualKinds } from '@milgo/domain/trail/unusual-reading'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { DateField } from '@milgo/ui/date-field.tsx'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { useState } from 'react'
import { ActionRow } from '../../lib/action-row.tsx'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly filters: TrailFilters
  readonly staff: readonly { readonly id: string; readonly name: string }[]
  readonly onApply: (filters: TrailFilters) => void
}

const all = 'all'

/** The filters of the trail: by whom, on which request, what and when. They apply only when the button is pressed. */
export const TrailFilterForm = ({ filters, staff, onApply }: Props) => {
  const { officeTrail, formFields } = useWords()
  const { filters: words, actions, unusual: unusualWords } = officeTrail
  const [staffId, setStaffId] = useState(filters.staff_id ?? all)
  const [request, setRequest] = useState(filters.request_number ?? '')
  const [action, setAction] = useState<AuditAction | typeof all>(filters.actions?.[0] ?? all)
  const [unusual, setUnusual] = useState<UnusualKind | typeof all>(filters.unusual ?? all)
  const [from, setFrom] = useState<string | null>(filters.from ?? null)
  const [until, setUntil] = useState<string | null>(filters.until ?? null)
  const isWrongRange = from !== null && until !== null && until < from
  const { date: dateWords } = formFields
  const apply = () => {
    if (isWrongRange) return
    onApply({
      ...(staffId !== all && { staff_id: staffId }),
      ...(request.trim() && { request_number: request.trim() }),
      ...(action !== all && { actions: [action] }),
      ...(unusual !== all && { unusual }),
      ...(from !== null && { from }),
      ...(until !== null && { until }),
    })
  }
  return (
    <form
      aria-label={words.title}
      className={`${cardStyle} mb-6 grid items-start gap-4 p-5 sm:grid-cols-2 lg:grid-cols-3`}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <SelectField
        label={words.staff}
        placeholder={words.anybody}
        options={[
          { value: all, label: words.anybody },
          ...staff.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={staffId}
        onChange={setStaffId}
      />
      <TextField
        label={words.request}
        value={request}
        onChange={setRequest}
        isLtr
        input={{ maxLength: 40, autoComplete: 'off' }}
      />
      <SelectField
        label={words.action}
        placeholder={words.anything}
        options={[
          { value: all, label: words.anything },
          ...AuditAction.options.map((value) => ({ value, label: actions[value] })),
        ]}
        value={action}
        onChange={setAction}
      />
      <SelectField
        label={words.unusual}
        placeholder={words.anyReading}
        options={[
          { value: all, label: words.anyReading },
          ...unusualKinds.map((value) => ({ value, label: unusualWords.names[value] })),
        ]}
        value={unusual}
        onChange={setUnusual}
      />
      <DateField label={words.from} words={dateWords} value={from} onChange={setFrom} />
      <DateField
        label={words.until}
        words={dateWords}
        value={until}
        onChange={setUntil}
        error={isWrongRange ? words.wrongRange : undefined}
      />
      <div className="lg:col-span-3">
        <ActionRow>
          {Object.keys(filters).length > 0 && (
            <ActionButton variant="quiet" onPress={() => onApply({})}>
              {words.clear}
            </ActionButton>
          )}
          <ActionButton variant="primary" type="submit">
            {words.apply}
          </ActionButton>
        </ActionRow>
      </div>
    </form>
  )
}
