import type { Step } from '@milgo/domain/application/steps'
import { useForm } from '@milgo/form/form-context.tsx'
import { PlaceFields } from '@milgo/form/place-fields.tsx'
import { useFormStatus, useShows } from '@milgo/form/use-form-state.ts'
import { counted } from '@milgo/messages/counted'
import { findWord } from '@milgo/messages/find-word'
import { Badge } from '@milgo/ui/badge.tsx'
import { CollapsibleSection } from '@milgo/ui/collapsible-section.tsx'
import { memo, useId } from 'react'
import { OneByOne } from '../../lib/one-by-one.tsx'
import { useLanguage } from '../../lib/words.ts'
import { useRegistrationWords } from './registration-words.ts'
import { stepPlaces } from './step-places.ts'
import { useFieldsLayout } from './use-fields-layout.tsx'

type StepProps = {
  readonly step: Step
  /** Whether the step is just being opened; then one section is drawn after the other. */
  readonly isOpening?: boolean
}

/** Draws the questions of a step in sections, all open. A section without a shown question is left out. */
export const StepSections = ({ step, isOpening = false }: StepProps) => (
  <OneByOne
    parts={stepPlaces[step.id].map((places) => (
      <StepSection key={places[0]} section={step.id} places={places} />
    ))}
    isOpening={isOpening}
  />
)

type Props = { readonly section: string; readonly places: readonly string[] }

const StepSection = memo(({ section, places }: Props) => {
  const { store } = useForm()
  const words = useRegistrationWords()
  const layout = useFieldsLayout()
  const ids = store.model.form.questions.filter(
    (question) => question.section === section && places.includes(question.place),
  )
  const isShown = useShows(ids.map(({ id }) => id))
  const [first = '', ...further] = places
  const title = (place: string) => findWord(words.places, `${section}.${place}`) ?? place
  if (!isShown) return null
  return (
    <CollapsibleSection title={title(first)} aside={<Missing section={section} places={places} />}>
      <PlaceFields section={section} place={first} layout={layout} />
      {further.map((place) => (
        <Part key={place} title={title(place)}>
          <PlaceFields section={section} place={place} layout={layout} />
        </Part>
      ))}
    </CollapsibleSection>
  )
})

/** Shows how many fields must be corrected, also while the section is folded. */
const Missing = ({ section, places }: Props) => {
  const { store, words } = useForm()
  const language = useLanguage()
  const { problems } = useFormStatus()
  const count = problems.filter(
    (problem) =>
      problem.section === section &&
      places.includes(store.model.form.byId.get(problem.place.questionId)?.place ?? ''),
  ).length
  return count > 0 && <Badge tone="sun">{counted(words.formFields.problems, count, language)}</Badge>
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-7 border-t border-line pt-6">
      <h3 id={id} className="mb-4 text-lead font-bold">
        {title}
      </h3>
      {children}
    </section>
  )
}
