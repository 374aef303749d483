import { useForm } from '@milgo/form/form-context.tsx'
import { useFormStatus } from '@milgo/form/use-form-state.ts'
import { ErrorBox } from '@milgo/ui/error-box.tsx'
import { useFailureText } from '../../lib/use-failure-text.ts'

type Props = { readonly failure: { readonly error: unknown; readonly count: number } | undefined }

/** Says why the call failed, and that nothing is lost. What the server says about fields is shown at the fields. */
export const NotSent = ({ failure }: Props) => {
  const { words } = useForm()
  const failureText = useFailureText()
  const { problems } = useFormStatus()
  if (!failure || problems.length > 0) return null
  return (
    <ErrorBox title={words.formFields.refused} attempt={failure.count}>
      <p className="mt-1">{failureText(failure.error)}</p>
    </ErrorBox>
  )
}
