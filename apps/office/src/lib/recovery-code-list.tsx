import { ActionButton } from '@milgo/ui/action-button.tsx'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { Copy, Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from './words.ts'

/** The ten codes, to be copied or kept as a file: they are never shown again. */
export const RecoveryCodeList = ({ codes }: { codes: readonly string[] }) => {
  const { recoveryCodes } = useWords().office
  const [isCopied, setIsCopied] = useState(false)
  const [file, setFile] = useState<string>()
  const text = codes.join('\r\n')

  useEffect(() => {
    const address = URL.createObjectURL(new Blob([`${text}\r\n`], { type: 'text/plain' }))
    setFile(address)
    return () => URL.revokeObjectURL(address)
  }, [text])

  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
  }
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
      <div className="flex flex-wrap items-center gap-3">
        <ActionButton variant="secondary" onPress={copy}>
          <Copy aria-hidden="true" className="size-5" />
          {recoveryCodes.copy}
        </ActionButton>
        {file && (
          <a href={file} download={recoveryCodes.fileName} className={buttonStyle('secondary')}>
            <Download aria-hidden="true" className="size-5" />
            {recoveryCodes.download}
          </a>
        )}
        <span role="status" className="text-small text-good">
          {isCopied && recoveryCodes.copied}
        </span>
      </div>
      <p className="text-ink-soft">{recoveryCodes.keep}</p>
    </div>
  )
}
