import type { Form } from '@milgo/domain/answers/define'
import { isRequired } from '@milgo/domain/answers/required'
import { slotsOf } from '@milgo/domain/answers/slots'
import type { Shown } from '@milgo/domain/answers/visibility'
import type { documentPlaces } from '@milgo/domain/application/documents/places'
import { useForm } from '@milgo/form/form-context.tsx'
import { useSyncExternalStore } from 'react'

export type DocumentPlaceName = (typeof documentPlaces)[number]

/** Where a part of the step stands in the page. */
export const sectionIdOf = (place: DocumentPlaceName): string => `documents-${place}`

/** How many things a student must give, in one part of the documents step or in all of it. */
export const countAsked = (
  form: Form,
  { ids, answers }: Shown,
  facts: unknown,
  place?: DocumentPlaceName,
): number =>
  form.questions
    .filter((question) => question.section === 'documents' && (place ?? question.place) === question.place)
    .filter((question) => ids.has(question.id) && isRequired(question, answers, facts))
    .reduce((sum, question) => {
      if (question.kind !== 'files') return sum + 1
      return sum + slotsOf(question, answers, facts).filter((slot) => slot !== null).length
    }, 0)

export const useAskedCount = (place?: DocumentPlaceName): number => {
  const { store } = useForm()
  return useSyncExternalStore(store.subscribe, () =>
    countAsked(store.model.form, store.shown(), store.facts(), place),
  )
}

/** Whether anything in this part of the step must be given. */
export const useIsAsked = (place: DocumentPlaceName): boolean => useAskedCount(place) > 0
