import type { VoteReceiver } from '#contract/network/votes.schema.ts'
import type { SectionForm } from '#web/admin/kit/settings/use-section.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = { receiver: VoteReceiver; votes: SectionForm<'votes'> }

/** Names that arrived and belong to no site: choosing one fills the field of the site, which is then saved. */
export function UnknownServices({ receiver, votes }: Props) {
  const { t, number } = useAdminText()
  const { sites } = votes.value
  const known = sites.map(({ service }) => service?.toLowerCase())
  const unknown = receiver.unknown_services.filter(({ name }) => !known.includes(name.toLowerCase()))
  if (unknown.length === 0) return null
  return (
    <div>
      <b className="label">{t('adminNetwork.unknownServices')}</b>
      <ul className="grid grid-cols-1 gap-2">
        {unknown.map(({ name, times }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">
              <code className="code">{name}</code>{' '}
              <span className="num text-faint text-sm">{t('admin.times', { count: number(times) })}</span>
            </span>
            <select
              className="input w-auto"
              value=""
              aria-label={t('adminNetwork.serviceBelongs', { name })}
              onChange={({ target }) => votes.at('sites').at(Number(target.value)).at('service').set(name)}
            >
              <option value="">{t('adminNetwork.chooseSite')}</option>
              {sites.map((site, index) => (
                <option key={index} value={index}>
                  {site.name}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <p className="help">{t('adminNetwork.unknownServicesHelp')}</p>
    </div>
  )
}
