import { eligibility as section } from '@milgo/domain/eligibility/questions'
import { PlaceFields } from '@milgo/form/place-fields.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useEligibilityWords } from './eligibility-words.ts'
import { FormActions } from './form-actions.tsx'
import { useFieldsLayout } from './use-fields-layout.tsx'

const places = [...new Set(section.questions.map(({ place }) => place))] as readonly Place[]
type Place = (typeof section.rows)[keyof typeof section.rows]['place']

/** Draws all questions of the check and its buttons. */
export const CheckQuestions = (actions: ComponentProps<typeof FormActions>) => {
  const { eligibility } = useEligibilityWords()
  const layout = useFieldsLayout()
  return (
    <>
      {places.map((place) => (
        <FormPlace key={place} title={eligibility.eligibilityPlaces[place]}>
          <PlaceFields section={section.id} place={place} layout={layout} />
        </FormPlace>
      ))}
      <FormActions {...actions} />
    </>
  )
}

const FormPlace = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${cardStyle} px-6 pt-5 pb-7 max-sm:px-4`}>
      <h2 id={id} className="mb-4 text-title">
        {title}
      </h2>
      {children}
    </section>
  )
}
