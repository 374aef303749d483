import type { ReactNode } from 'react'

/** Draws the dark band on top of the page: words on one side, dates on the other, stacked on a phone. */
export const HeroBand = ({ children }: { children: ReactNode }) => (
  <section className="on-dark hero-band relative isolate overflow-hidden text-on-deep">
    <div className="page-column grid items-center gap-x-16 gap-y-10 pt-12 pb-14 md:pt-20 md:pb-22 lg:grid-cols-[1fr_28rem]">
      {children}
    </div>
  </section>
)
