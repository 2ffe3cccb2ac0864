import { useText } from '../i18n/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { useCopyAddress } from './use-copy-address.ts'
import { useSite } from './use-site.ts'

export function GameAddress() {
  const { t } = useText()
  const { gameAddress } = useSite()
  const copyAddress = useCopyAddress()
  return (
    <p className="mt-3 flex items-center gap-2 text-sm">
      <span className="min-w-0">
        <span className="block text-faint">{t('shell.gameAddress')}</span>
        <b className="wrap-anywhere select-all text-base" translate="no">
          {gameAddress}
        </b>
      </span>
      <button
        type="button"
        className="icon-btn flex-none self-end"
        aria-label={t('shell.copyAddress')}
        onClick={copyAddress}
      >
        <Icon name="copy" />
      </button>
    </p>
  )
}
