import { type LayoutData, SiteFrame } from './site-frame.tsx'
import { TopBar } from './top-bar.tsx'

/** The layout of a product and of its payment: a lower bar that scrolls away, and no announcement. */
export default function CheckoutLayout({ loaderData: site }: { loaderData: LayoutData }) {
  return <SiteFrame site={site} bar={<TopBar isSlim />} />
}
