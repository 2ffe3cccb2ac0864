import { type LayoutData, SiteFrame } from './site-frame.tsx'
import { SlimBar } from './slim-bar.tsx'

/** The layout of a product and of its payment. Neither menu nor announcement disturbs a buyer, and neither is loaded. */
export default function CheckoutLayout({ loaderData: site }: { loaderData: LayoutData }) {
  return <SiteFrame site={site} bar={<SlimBar />} />
}
