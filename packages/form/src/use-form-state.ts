import type { Answers } from '@milgo/domain/answers/answer'
import { useCallback, useSyncExternalStore } from 'react'
import type { FieldView } from './field-view.ts'
import { useForm } from './form-context.tsx'
import type { FormStatus } from './form-status.ts'

const useSubscribeTo = (questionId: string) => {
  const { store } = useForm()
  return useCallback((listener: () => void) => store.subscribeTo(questionId, listener), [store, questionId])
}

/** What a field shows; whoever asks is drawn again only when that differs. */
export const useField = (questionId: string): FieldView => {
  const { store } = useForm()
  return useSyncExternalStore(useSubscribeTo(questionId), () => store.field(questionId))
}

export const useIsShown = (questionId: string): boolean => {
  const { store } = useForm()
  return useSyncExternalStore(useSubscribeTo(questionId), () => store.field(questionId).isShown)
}

export const useFormStatus = (): FormStatus => {
  const { store } = useForm()
  return useSyncExternalStore(store.subscribe, store.status)
}

/**
 * What a rule of the domain says about the answers that count: `useFact(showsStatementNote)`. Whoever asks is drawn
 * again only when it says something else; so it must answer a plain value.
 */
export const useFact = <Fact extends string | number | boolean | undefined, Facts>(
  rule: (answers: Answers, facts: Facts) => Fact,
): Fact => {
  const { store } = useForm()
  return useSyncExternalStore(store.subscribe, () => rule(store.shown().answers, store.facts() as Facts))
}

/** Whether at least one of these questions is shown. */
export const useShows = (questionIds: readonly string[]): boolean => {
  const { store } = useForm()
  return useSyncExternalStore(store.subscribe, () => questionIds.some((id) => store.shown().ids.has(id)))
}
