import type { ReactNode } from 'react'

/** A number, date, phone number or address, written left to right and on one line, also inside a right-to-left line. */
export const Ltr = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <bdi dir="ltr" className={`whitespace-nowrap ${className}`}>
    {children}
  </bdi>
)
