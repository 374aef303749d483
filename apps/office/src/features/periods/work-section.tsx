import { LookOutcome } from '@milgo/domain/second-look/draw'
import { Stage } from '@milgo/domain/status/stages'
import { fill } from '@milgo/messages/fill'
import { DateField } from '@milgo/ui/date-field.tsx'
import { FieldGroup } from '@milgo/ui/field-group.tsx'
import { RepeatableList } from '@milgo/ui/repeatable-list.tsx'
import { useState } from 'react'
import { noMoment } from '../../lib/moment-input.tsx'
import { useWords } from '../../lib/words.ts'
import { NumberInput } from './number-input.tsx'
import { Section } from './section.tsx'
import type { ValueInputs } from './value-inputs.ts'

const many = 'grid gap-6 sm:grid-cols-2 xl:grid-cols-3'

/** Budget, targets, second look and days off: values that students never see. */
export const WorkSection = (inputs: ValueInputs) => {
  const { values, set, errorOf } = inputs
  const { values: names, sections, help, parts, shares, stages } = useWords().officePeriods
  const { second_look: look } = values
  return (
    <Section title={sections.work}>
      <div className={many}>
        <NumberInput
          label={`${names.budget} (₪)`}
          help={help.budget}
          value={values.budget}
          onChange={(budget) => set({ budget })}
          isOptional
          error={errorOf('budget')}
        />
      </div>
      <FieldGroup label={names.stageTargets} error={errorOf('stageTargets')}>
        <div className={many}>
          {Stage.options.map((stage) => (
            <NumberInput
              key={stage}
              label={stages[stage]}
              value={values.stage_targets[stage]}
              onChange={(days) =>
                set({ stage_targets: { ...values.stage_targets, [stage]: days ?? Number.NaN } })
              }
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup label={names.secondLook} error={errorOf('secondLook')}>
        <div className={many}>
          {LookOutcome.options.map((outcome) => (
            <NumberInput
              key={outcome}
              label={shares[outcome]}
              value={look.shares[outcome]}
              onChange={(share) =>
                set({ second_look: { ...look, shares: { ...look.shares, [outcome]: share ?? Number.NaN } } })
              }
            />
          ))}
          <NumberInput
            label={parts.edgePoints}
            value={look.edgePoints}
            onChange={(points) => set({ second_look: { ...look, edgePoints: points ?? Number.NaN } })}
          />
          <NumberInput
            label={parts.firstDecisions}
            value={look.firstDecisions}
            onChange={(count) => set({ second_look: { ...look, firstDecisions: count ?? Number.NaN } })}
          />
        </div>
      </FieldGroup>
      <DaysOff {...inputs} />
    </Section>
  )
}

type KeyedDay = { readonly key: string; readonly day: string }

const DaysOff = ({ values, set, errorOf }: ValueInputs) => {
  const { officePeriods, formFields } = useWords()
  const { values: names, parts } = officePeriods
  // Each line has its own key, because two empty lines are different lines.
  const [days, setDays] = useState<readonly KeyedDay[]>(() =>
    values.days_off.map((day) => ({ key: crypto.randomUUID(), day })),
  )
  const change = (next: readonly KeyedDay[]) => {
    setDays(next)
    set({ days_off: next.map(({ day }) => day) })
  }
  return (
    <RepeatableList
      label={names.daysOff}
      error={errorOf('daysOff')}
      items={days}
      keyOf={({ key }) => key}
      titleOf={(index) => fill(parts.dayOff, { number: index + 1 })}
      words={{ add: parts.addDay, remove: (title) => fill(parts.remove, { title }) }}
      onAdd={() => change([...days, { key: crypto.randomUUID(), day: noMoment }])}
      onRemove={(index) => change(days.toSpliced(index, 1))}
      maxItems={400}
    >
      {({ key, day }) => (
        <DateField
          label={parts.day}
          words={formFields.date}
          value={day || null}
          onChange={(next) =>
            change(days.map((one) => (one.key === key ? { key, day: next ?? noMoment } : one)))
          }
        />
      )}
    </RepeatableList>
  )
}
