import { useText } from '../i18n/use-text.ts'
import { fit } from '../ui/fit.ts'
import { Icon } from '../ui/icon.tsx'
import { MenuLink } from './menu-link.tsx'
import { useCopyAddress } from './use-copy-address.ts'
import { useMenus } from './use-menus.ts'
import { useSite } from './use-site.ts'

export function Footer() {
  const { t } = useText()
  const { name, look } = useSite()
  return (
    <footer className="mt-auto pt-16">
      <div className="steps bg-foot" />
      <div className="bg-foot pt-6 pb-8">
        <div className="wrap grid grid-cols-1 gap-5 lg:grid-cols-[24rem_minmax(0,1fr)] md:gap-8 lg:gap-16">
          <div>
            <p className="fit flex items-center gap-2.5">
              <img src={look.mark} alt="" width={32} height={32} />
              <span
                className="px fit-text leading-none uppercase"
                style={fit(look.nameEm, { '--beside': '2.625rem' })}
              >
                {name}
              </span>
            </p>
            <GameAddresses />
          </div>
          <FooterLinks />
        </div>
        <div className="wrap mt-5 md:mt-8">
          <PaymentMarks />
          <p className="max-w-[48rem] border-line text-faint text-sm md:first:border-t md:first:pt-5">
            {t('shell.disclaimer')}
          </p>
        </div>
      </div>
    </footer>
  )
}

function PaymentMarks() {
  const { t } = useText()
  const { payWith } = useSite()
  if (payWith.length === 0) return null
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 border-line text-faint text-sm md:border-t md:pt-5">
      <span id="pay-with">{t('shell.payWith')}</span>
      <ul aria-labelledby="pay-with" className="flex flex-wrap gap-1.5">
        {payWith.map((label) => (
          <li key={label} className="mini-plate">
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 hover:text-ink md:min-h-9 [&>.icon]:ml-0 [&>.icon]:text-xs'

function FooterLinks() {
  const { t } = useText()
  const menus = useMenus()
  return (
    <nav
      aria-label={t('shell.footerNavigation')}
      className="flex flex-wrap gap-x-5 font-semibold text-[0.9375rem] text-soft max-md:border-line max-md:border-y max-md:py-1 md:grid md:grid-cols-[repeat(4,auto)] md:content-start md:justify-between md:gap-x-4"
    >
      {menus.footer.map(({ title, links }) => (
        <div key={title} className="min-w-0 max-md:contents">
          <h2 className="mb-1 font-bold text-faint text-sm tracking-normal max-md:sr-only">{title}</h2>
          <ul className="max-md:contents">
            {links.map(([href, label]) => (
              <li key={href + label} className="wrap-anywhere">
                <MenuLink href={href} className={LINK}>
                  {label}
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function GameAddresses() {
  const { t } = useText()
  const { gameAddress, bedrock } = useSite()
  return (
    <dl className="addresses">
      <AddressRow edition="Java" address={gameAddress} copyLabel={t('shell.copyAddress')} />
      {bedrock && (
        <AddressRow
          edition="Bedrock"
          address={bedrock.host}
          port={bedrock.port}
          copyLabel={t('shell.copyBedrockAddress')}
        />
      )}
    </dl>
  )
}

type RowProps = { edition: string; address: string; port?: number; copyLabel: string }

function AddressRow({ edition, address, port, copyLabel }: RowProps) {
  const { t } = useText()
  const copyAddress = useCopyAddress(address)
  return (
    <div>
      <dt className="text-faint text-sm">{edition}</dt>
      <dd className="flex min-w-0 items-center gap-2 text-[0.9375rem]">
        <span className="min-w-0 flex-1 py-1">
          <b className="wrap-anywhere block select-all leading-5" translate="no">
            {address}
          </b>
          {port !== undefined && (
            <span className="num block text-faint text-sm leading-4.5">
              port <b className="select-all text-ink">{port}</b>
            </span>
          )}
        </span>
        <button
          type="button"
          className="btn btn-ghost btn-sm needs-script px-2"
          aria-label={copyLabel}
          onClick={copyAddress}
        >
          <Icon name="copy" />
          <span>{t('shell.copy')}</span>
        </button>
      </dd>
    </div>
  )
}
