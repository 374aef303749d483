import { CheckboxField } from '@milgo/ui/checkbox-field.tsx'
import { CheckboxList } from '@milgo/ui/checkbox-list.tsx'
import { FieldStates } from '../field-states.tsx'
import type { KitWords } from '../kit-words.ts'
import { Showcase } from '../showcase.tsx'
import { Stateful } from '../stateful.tsx'

type Scholarship = 'one' | 'two' | 'none'

export const ChecksSection = ({ kit }: { kit: KitWords }) => (
  <Showcase title={kit.sections.checks}>
    <FieldStates kit={kit} name="checkbox" label={kit.fields.terms} empty={false} filled={true}>
      {({ label, ...field }, initial) => (
        <Stateful initial={initial}>
          {(value, setValue) => (
            <CheckboxField {...field} value={value} onChange={setValue}>
              {label}
            </CheckboxField>
          )}
        </Stateful>
      )}
    </FieldStates>
    <Stateful initial={false}>
      {(value, setValue) => (
        <CheckboxField
          id="checkbox-highlighted"
          value={value}
          onChange={setValue}
          help={kit.fields.placeHelp}
          isHighlighted
          isRequired
        >
          {kit.fields.place}
        </CheckboxField>
      )}
    </Stateful>
    <FieldStates<readonly Scholarship[]>
      kit={kit}
      name="checkbox-list"
      label={kit.fields.scholarships}
      empty={[]}
      filled={['one']}
    >
      {(field, initial) => (
        <Stateful initial={initial}>
          {(value, setValue) => (
            <CheckboxList
              {...field}
              options={[
                { value: 'one', label: kit.scholarships.one },
                { value: 'two', label: kit.scholarships.two },
                { value: 'none', label: kit.scholarships.none, description: kit.scholarships.noneHelp },
              ]}
              value={value}
              onChange={setValue}
            />
          )}
        </Stateful>
      )}
    </FieldStates>
  </Showcase>
)
