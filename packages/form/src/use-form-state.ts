import type { Answers } from '@milgo/domain/answers/answer'
import { useCallback, useSyncExternalStore } from 'react'
import type { FieldView } from './field-view.ts'
import { useForm } from './form-context.tsx'
import type { FormStatus } from './form-status.ts'

const useSubscribeTo = (questionId: string) => {
  const { store } = useForm()
  return useCallback((listener: () => void) => store.subscribeTo(questionId, listener), [store, questionId])
}

/** Returns the view of a field. The component is drawn again only when the view differs. */
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
 * Returns what a rule of the domain says about the answers that count: `useRule(showsStatementNote)`. The component is
 * drawn again only when the result differs, so the rule must return a primitive value.
 */
export const useRule = <Result extends string | number | boolean | undefined, Context>(
  rule: (answers: Answers, context: Context) => Result,
): Result => {
  const { store } = useForm()
  return useSyncExternalStore(store.subscribe, () => rule(store.shown().answers, store.context() as Context))
}

/** Returns whether at least one of these questions is shown. */
export const useShows = (questionIds: readonly string[]): boolean => {
  const { store } = useForm()
  return useSyncExternalStore(store.subscribe, () => questionIds.some((id) => store.shown().ids.has(id)))
}
