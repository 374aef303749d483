import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'
import { CodeForm } from './code-form.tsx'
import { stepLinkStyle } from './login-frame.tsx'
import type { SecondStepProps } from './use-second-step.ts'

export const CodeStep = ({ onUseRecovery, ...step }: SecondStepProps & { onUseRecovery: () => void }) => {
  const { code } = useWords().office
  return (
    <div className="flex flex-col gap-5">
      <div>
        <PageHeading title={code.title} />
        <p className="mt-2 text-ink-soft">{code.text}</p>
      </div>
      <CodeForm {...step} isFirst />
      <div className="flex flex-col items-start">
        <button type="button" onClick={onUseRecovery} className={stepLinkStyle}>
          {code.useRecovery}
        </button>
        <button type="button" onClick={step.onStartOver} className={stepLinkStyle}>
          {code.startOver}
        </button>
      </div>
    </div>
  )
}
