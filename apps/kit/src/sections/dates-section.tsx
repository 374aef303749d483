import { DateField } from '@milgo/ui/date-field.tsx'
import { FieldStates } from '../field-states.tsx'
import type { KitWords } from '../kit-words.ts'
import { Showcase } from '../showcase.tsx'
import { Stateful } from '../stateful.tsx'

export const DatesSection = ({ kit }: { kit: KitWords }) => (
  <Showcase title={kit.sections.dates}>
    <FieldStates<string | null>
      kit={kit}
      name="date"
      label={kit.fields.birthday}
      empty={null}
      filled="2000-05-17"
    >
      {(field, initial) => (
        <Stateful initial={initial}>
          {(value, setValue) => (
            <DateField
              {...field}
              words={kit.date}
              value={value}
              onChange={setValue}
              min="1901-01-01"
              max="2016-12-31"
              openAt="2000-05-01"
            />
          )}
        </Stateful>
      )}
    </FieldStates>
  </Showcase>
)
