import { cardStyle } from '@milgo/ui/card-style.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ChangePasswordForm } from '../lib/change-password-form.tsx'
import { PageHeading } from '../lib/page-heading.tsx'
import { useWords } from '../lib/words.ts'

/** Shown instead of every page until the first password is replaced, because another person has seen it. */
export const FirstPasswordPage = () => {
  const { firstPassword } = useWords().office
  const queryClient = useQueryClient()
  return (
    <div className={`${cardStyle} mx-auto w-full max-w-[560px] p-8`}>
      <PageHeading title={firstPassword.title} />
      <p className="mt-2 mb-6 text-ink-soft">{firstPassword.text}</p>
      <ChangePasswordForm onChanged={() => void queryClient.invalidateQueries()} />
    </div>
  )
}
