import { useText } from '../i18n/use-text.ts'
import { fit } from '../ui/fit.ts'
import { FooterLinks } from './footer-links.tsx'
import { GameAddresses } from './game-addresses.tsx'
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

/** The ways to pay that are offered now. */
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
