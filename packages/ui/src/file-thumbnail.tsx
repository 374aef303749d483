import type { ReactNode } from 'react'
import type { FileThumbnail as Props } from './file-field-state.ts'

/**
 * A small picture of the uploaded file, with an icon at its corner. Its space is reserved before the picture is loaded.
 */
export const FileThumbnail = ({ address, onBroken, children }: Props & { readonly children?: ReactNode }) => (
  <span className="relative block size-13 shrink-0">
    <img
      src={address}
      alt=""
      width={52}
      height={52}
      loading="lazy"
      decoding="async"
      onError={onBroken}
      className="size-13 rounded-small border border-line bg-sunken object-cover"
    />
    {children && (
      <span className="absolute -end-1.5 -bottom-1.5 grid size-5.5 place-items-center rounded-full bg-surface">
        {children}
      </span>
    )}
  </span>
)
