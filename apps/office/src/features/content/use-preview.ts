import type { ContentLanguage } from '@milgo/domain/content/content-document'
import type { TemplateValue } from '@milgo/domain/outbox/template-place'
import { useState } from 'react'

/** The widths that pages are designed for. */
export const previewWidths = { phone: 390, computer: 1180 } as const
type PreviewDevice = keyof typeof previewWidths

export type PreviewTheme = 'light' | 'dark'

type Preview = {
  readonly language: ContentLanguage
  readonly device: PreviewDevice
  readonly theme: PreviewTheme
  /** Values to leave out of a message, as for a student who does not have them. */
  readonly lacking: readonly TemplateValue[]
}

/** The settings of the preview. */
export const usePreview = () => {
  const [preview, setPreview] = useState<Preview>({
    language: 'he',
    device: 'phone',
    theme: 'light',
    lacking: [],
  })
  return { ...preview, set: (change: Partial<Preview>) => setPreview((now) => ({ ...now, ...change })) }
}
