import { Banner } from '@milgo/ui/banner.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useFailureText } from './use-failure-text.ts'

type Props = {
  readonly title: string
  readonly failure: { readonly error: unknown; readonly count: number } | undefined
  readonly own?: Readonly<Record<string, string>>
}

/** A failure above a form. It is mounted again for each failure, so that the same failure is announced again. */
export const FailureBanner = ({ title, failure, own = {} }: Props) => {
  const textOf = useFailureText(own)
  if (!failure) return null
  return (
    <Banner key={failure.count} tone="bad" title={title} announce="alert">
      <TextWithNumbers text={textOf(failure.error)} />
    </Banner>
  )
}
