import { useText } from '../i18n/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { useCopyAddress } from './use-copy-address.ts'
import { useSite } from './use-site.ts'

/** The addresses of both editions, each with a button that copies it. */
export function GameAddresses() {
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
