import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { buttonLook } from '#web/kit/ui/button.tsx'

/** Leads to the orders of this browser, and to the look-up by reference. */
export function MyOrder({ text }: { text: string }) {
  return (
    <SiteLink to="/store/orders" className={buttonLook({ variant: 'outline' })}>
      {text}
    </SiteLink>
  )
}
