import { cardStyle } from '@milgo/ui/card-style.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ChangePasswordForm } from '../lib/change-password-form.tsx'
import { PageHeading } from '../lib/page-heading.tsx'
import { useWords } from '../lib/words.ts'

/** Stands in place of every page until the password that somebody else has seen is replaced. */
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
