import type { ReactNode } from 'react'
import type { Section } from '#contract/settings/sections.schema.ts'
import type { SiteFilePreview } from '#contract/site/site-file.schema.ts'
import { SITE_FILE_ACTIONS } from '#contract/site/site-file.ts'
import { toPath } from '#web/admin/kit/settings/draft/value-path.ts'
import { labelOf } from '#web/admin/kit/settings/label.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

const DETAILS_SHOWN = 12

export function PreviewList({ preview }: { preview: SiteFilePreview }) {
  const { t, number } = useAdminText()
  const { changes, pictures, problems } = preview
  if (problems.length > 0)
    return (
      <Notice
        look="notice-bad"
        role="alert"
        title={t('adminSiteFile.problems', { count: number(problems.length) })}
      >
        {problems.map(({ path, text }) => (
          <li key={`${path} ${text}`}>
            <code>{path}</code>: {text}
          </li>
        ))}
      </Notice>
    )
  if (changes.length + pictures.add.length === 0) {
    return (
      <>
        <p className="notice notice-ok">
          <Icon name="circle-check" />
          <span>{t('adminSiteFile.nothing')}</span>
        </p>
        <LeftOut pictures={pictures.left_out} />
      </>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {SITE_FILE_ACTIONS.map((action) => {
        const some = changes.filter((change) => change.action === action)
        if (some.length === 0) return null
        return (
          <section key={action}>
            <h3 className="mb-1 font-bold text-sm">
              {t(`adminSiteFile.action_${action}`, { count: number(some.length) })}
            </h3>
            <ul className="grid grid-cols-1 gap-1 text-sm">
              {some.map((change, index) => (
                <ChangeItem key={index} change={change} />
              ))}
            </ul>
          </section>
        )
      })}
      {pictures.add.length > 0 && (
        <p className="text-sm">{t('adminSiteFile.pictures', { count: number(pictures.add.length) })}</p>
      )}
      <LeftOut pictures={pictures.left_out} />
      <p className="text-faint text-sm">{t('adminSiteFile.note')}</p>
    </div>
  )
}

function ChangeItem({ change }: { change: SiteFilePreview['changes'][number] }) {
  const { t, number } = useAdminText()
  const { kind, name, details } = change
  const shownName = kind === 'settings' ? labelOf(t, name as Section, []) : name
  const head = (
    <>
      <span className="text-faint">{t(`adminSiteFile.kind_${kind}`)}</span>{' '}
      <b className="wrap-anywhere">{shownName}</b>
    </>
  )
  if (details.length === 0) return <li className="min-h-6">{head}</li>
  return (
    <li>
      <details>
        <summary className="min-h-11 cursor-pointer content-center">
          {head}{' '}
          <span className="text-faint">{t('adminSiteFile.details', { count: number(details.length) })}</span>
        </summary>
        <ul className="changes">
          {details.slice(0, DETAILS_SHOWN).map(({ path, before, after }) => (
            <li key={path} className="wrap-anywhere">
              {kind === 'settings' ? labelOf(t, name as Section, toPath(path)) : path}{' '}
              <del>{before ?? t('adminSiteFile.none')}</del> <ins>{after ?? t('adminSiteFile.none')}</ins>
            </li>
          ))}
          {details.length > DETAILS_SHOWN && (
            <li className="text-faint">
              {t('admin.andMore', { count: number(details.length - DETAILS_SHOWN) })}
            </li>
          )}
        </ul>
      </details>
    </li>
  )
}

function LeftOut({ pictures }: { pictures: SiteFilePreview['pictures']['left_out'] }) {
  const { t, number } = useAdminText()
  if (pictures.length === 0) return null
  return (
    <Notice look="notice-wait" title={t('adminSiteFile.leftOut', { count: number(pictures.length) })}>
      {pictures.map(({ name, path, reason }) => (
        <li key={path}>
          {name}: {t(reason === 'missing' ? 'adminSiteFile.reason_missing' : 'adminSiteFile.reason_other')},{' '}
          {t('adminSiteFile.usedBy', { path })}
        </li>
      ))}
    </Notice>
  )
}

type NoticeProps = { look: 'notice-wait' | 'notice-bad'; role?: 'alert'; title: string; children: ReactNode }

function Notice({ look, role, title, children }: NoticeProps) {
  return (
    <div className={`notice ${look}`} role={role}>
      <Icon name="circle-alert" />
      <div className="min-w-0">
        <b>{title}</b>
        <ul className="wrap-anywhere">{children}</ul>
      </div>
    </div>
  )
}
