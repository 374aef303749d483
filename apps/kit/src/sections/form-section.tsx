import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Badge } from '@milgo/ui/badge.tsx'
import { CollapsibleSection } from '@milgo/ui/collapsible-section.tsx'
import { DigitsField } from '@milgo/ui/digits-field.tsx'
import { ErrorBox } from '@milgo/ui/error-box.tsx'
import { ErrorSummary } from '@milgo/ui/error-summary.tsx'
import { RepeatableList } from '@milgo/ui/repeatable-list.tsx'
import { StepBar } from '@milgo/ui/step-bar.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { useState } from 'react'
import { propsOfState } from '../field-states.tsx'
import type { KitWords } from '../kit-words.ts'
import { Showcase } from '../showcase.tsx'
import { Stateful } from '../stateful.tsx'

const Steps = ({ kit }: { kit: KitWords }) => {
  const [chosen, setChosen] = useState('')
  const { personal, bank, family, documents } = kit.steps
  const steps = [
    { id: 'personal', label: personal, state: 'done', onPress: () => setChosen(personal) },
    { id: 'bank', label: bank, state: 'done', onPress: () => setChosen(bank) },
    { id: 'family', label: family, state: 'active' },
    { id: 'documents', label: documents, state: 'ahead' },
  ] as const
  return (
    <>
      <StepBar label={kit.steps.label} doneText={kit.steps.done} steps={steps} />
      <StepBar
        label={`${kit.steps.label}, 2`}
        doneText={kit.steps.done}
        steps={steps.map(({ id, label }, index) => ({
          id,
          label,
          state: index === 0 ? 'active' : 'ahead',
          isHidden: id === 'bank',
        }))}
      />
      <p role="status">{chosen && fill(kit.steps.chosen, { step: chosen })}</p>
    </>
  )
}

const Summary = ({ kit }: { kit: KitWords }) => {
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <ErrorSummary
        title={kit.summary.title}
        problems={[
          { fieldId: 'text-error', label: kit.fields.name, message: kit.required },
          { fieldId: 'folded', label: kit.section.closed, message: kit.required },
          { fieldId: 'cards-error', label: kit.fields.gender, message: kit.required },
          { fieldId: 'file-error', label: kit.fields.document, message: kit.required },
        ]}
        {...(attempt > 0 ? { attempt } : {})}
      />
      <ActionButton variant="secondary" onPress={() => setAttempt(attempt + 1)} className="self-start">
        {kit.summary.attempt}
      </ActionButton>
    </>
  )
}

type Member = { readonly id: string; readonly percent: string }

type MembersProps = {
  readonly kit: KitWords
  readonly state: 'help' | 'error' | 'locked'
  readonly firstRemovable: number
}

const Members = ({ kit, state, firstRemovable }: MembersProps) => {
  const [members, setMembers] = useState<readonly Member[]>([{ id: '1', percent: '' }])
  const [added, setAdded] = useState(1)
  return (
    <RepeatableList
      id={`members-${state}`}
      label={`${kit.members.label}, ${kit.states[state]}`}
      {...propsOfState(state, kit.members.label, kit)}
      items={members}
      keyOf={({ id }) => id}
      titleOf={(index) => fill(kit.members.title, { number: index + 1 })}
      words={{ add: kit.members.add, remove: (title) => fill(kit.members.remove, { title }) }}
      onAdd={() => {
        setMembers([...members, { id: String(added + 1), percent: '' }])
        setAdded(added + 1)
      }}
      onRemove={(index) => setMembers(members.toSpliced(index, 1))}
      firstRemovable={firstRemovable}
      maxItems={3}
    >
      {(member, index) => (
        <DigitsField
          label={kit.members.percent}
          value={member.percent}
          onChange={(percent) => setMembers(members.with(index, { ...member, percent }))}
          isReadOnly={state === 'locked'}
        />
      )}
    </RepeatableList>
  )
}

export const FormSection = ({ kit }: { kit: KitWords }) => (
  <Showcase title={kit.sections.form}>
    <Steps kit={kit} />
    <Summary kit={kit} />
    <ErrorBox title={kit.serverErrors.title}>
      <ul className="list-disc ps-5">
        <li>{kit.serverErrors.one}</li>
        <li>{kit.serverErrors.two}</li>
      </ul>
    </ErrorBox>
    <CollapsibleSection title={kit.section.open} headingLevel={3}>
      <Members kit={kit} state="help" firstRemovable={1} />
    </CollapsibleSection>
    <Members kit={kit} state="error" firstRemovable={0} />
    <Members kit={kit} state="locked" firstRemovable={0} />
    <CollapsibleSection
      title={kit.section.closed}
      headingLevel={3}
      isInitiallyOpen={false}
      aside={<Badge tone="sun">{kit.section.missing}</Badge>}
    >
      <Stateful initial="">
        {(value, setValue) => (
          <TextField
            id="folded"
            label={kit.section.closed}
            value={value}
            onChange={setValue}
            error={kit.required}
          />
        )}
      </Stateful>
    </CollapsibleSection>
  </Showcase>
)
