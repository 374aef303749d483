import type { Form } from '@milgo/domain/answers/define'
import { isRequired } from '@milgo/domain/answers/required'
import { isFileRow } from '@milgo/domain/answers/row'
import { slotsOf } from '@milgo/domain/answers/slots'
import type { Shown } from '@milgo/domain/answers/visibility'
import type { documentPlaces } from '@milgo/domain/application/documents/places'
import { useForm } from '@milgo/form/form-context.tsx'
import { useSyncExternalStore } from 'react'

export type DocumentPlaceName = (typeof documentPlaces)[number]

/** Returns the element id of a part of the step. */
export const sectionIdOf = (place: DocumentPlaceName): string => `documents-${place}`

/** Returns how many answers and files are required, in one part of the documents step or in all of it. */
export const countAsked = (
  form: Form,
  { ids, answers }: Shown,
  context: unknown,
  place?: DocumentPlaceName,
): number =>
  form.questions
    .filter((question) => question.section === 'documents' && (place ?? question.place) === question.place)
    .filter((question) => ids.has(question.id) && isRequired(question, answers, context))
    .reduce((sum, question) => {
      if (question.kind !== 'files') return sum + 1
      return sum + slotsOf(question, answers, context).filter((slot) => slot !== null).length
    }, 0)

/** Returns a text that differs whenever other files are asked for. */
const askedFiles = (form: Form, { ids, answers }: Shown, context: unknown): string =>
  form.questions
    .flatMap((question) => {
      if (!ids.has(question.id) || !isFileRow(question)) return []
      return question.kind === 'files'
        ? `${question.id} ${JSON.stringify(slotsOf(question, answers, context))}`
        : question.id
    })
    .join()

export const useAskedFiles = (): string => {
  const { store } = useForm()
  return useSyncExternalStore(store.subscribe, () =>
    askedFiles(store.model.form, store.shown(), store.context()),
  )
}

export const useAskedCount = (place?: DocumentPlaceName): number => {
  const { store } = useForm()
  return useSyncExternalStore(store.subscribe, () =>
    countAsked(store.model.form, store.shown(), store.context(), place),
  )
}

/** Returns whether anything is required in this part of the step. */
export const useIsAsked = (place: DocumentPlaceName): boolean => useAskedCount(place) > 0
