import { ErrorBox } from '@milgo/ui/error-box.tsx'
import type { Trouble } from './keeping/read-refusal.ts'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { staysOnItsWay, useTroubleText } from './save-state.ts'

type Props = { readonly application: Application; readonly trouble: Trouble }

/** A press on Next or on Save and close that did not reach the server says why; nobody is left waiting. */
export const PressFailed = ({ application: { start }, trouble }: Props) => {
  const { save } = useRegistrationWords().registration
  const troubleText = useTroubleText()
  return (
    <ErrorBox title={troubleText(trouble)} attempt={1}>
      {!start.isActing && staysOnItsWay(trouble) && save.keptHere}
    </ErrorBox>
  )
}
