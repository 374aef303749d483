import { FormProvider, type FormSurroundings } from '@milgo/form/form-context.tsx'
import { type ReactNode, useMemo } from 'react'
import { readDictionary } from './dictionaries.ts'
import { useCoreQuery } from './use-core-query.ts'
import { useLanguage } from './words.ts'

type Props = Pick<FormSurroundings, 'store' | 'words'> &
  Partial<Pick<FormSurroundings, 'passwordInput'>> & { readonly children: ReactNode }

/** Draws a form of the portal. The form does not wait for help texts; without them, help is missing. */
export const PortalForm = ({ store, words, passwordInput, children }: Props) => {
  const language = useLanguage()
  const { data } = useCoreQuery('/fields-help/get-all')
  const surroundings = useMemo(
    () => ({
      store,
      words,
      language,
      readDictionary,
      passwordInput,
      help: new Map(
        (data ?? [])
          .filter(({ show }) => show)
          .map(({ key, title, description }) => [key, { title, text: description }] as const),
      ),
    }),
    [store, words, language, data, passwordInput],
  )
  return <FormProvider value={surroundings}>{children}</FormProvider>
}
