import { useEffect, useState } from 'react'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { lastOrder } from './placed-orders.ts'

/** The last order of this browser, which the server does not know. */
export function MyOrder({ text }: { text: string }) {
  const [reference, setReference] = useState<string | null>(null)
  useEffect(() => setReference(lastOrder()), [])
  if (reference === null) return null
  return (
    <SiteLink
      to={`/store/checkout/${reference}`}
      className={buttonLook({ variant: 'outline', className: 'whitespace-normal' })}
    >
      <Icon name="search" />
      {text}
    </SiteLink>
  )
}
