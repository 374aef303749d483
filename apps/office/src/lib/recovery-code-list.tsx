import { buttonStyle } from '@milgo/ui/button-style.ts'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CopyButton } from './copy-button.tsx'
import { useWords } from './words.ts'

/** The ten recovery codes, to be copied or saved as a file. They are never shown again. */
export const RecoveryCodeList = ({ codes }: { codes: readonly string[] }) => {
  const { recoveryCodes } = useWords().office
  const [file, setFile] = useState<string>()
  const text = codes.join('\r\n')

  useEffect(() => {
    const address = URL.createObjectURL(new Blob([`${text}\r\n`], { type: 'text/plain' }))
    setFile(address)
    return () => URL.revokeObjectURL(address)
  }, [text])

  return (
    <div className="flex flex-col gap-4">
      <ol
        aria-label={recoveryCodes.list}
        dir="ltr"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-medium border border-line bg-sunken px-6 py-5"
      >
        {codes.map((code) => (
          <li key={code} className="text-center font-medium tracking-wider tabular-nums">
            {code}
          </li>
        ))}
      </ol>
      <CopyButton text={text} label={recoveryCodes.copy} copied={recoveryCodes.copied}>
        {file && (
          <a href={file} download={recoveryCodes.fileName} className={buttonStyle('secondary')}>
            <Download aria-hidden="true" className="size-5" />
            {recoveryCodes.download}
          </a>
        )}
      </CopyButton>
      <p className="text-ink-soft">{recoveryCodes.keep}</p>
    </div>
  )
}
