import { JAVA_PORT, type Play } from '#contract/settings/play.schema.ts'
import { CopyButton } from '#web/admin/kit/parts/copy-button.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

/** The addresses as players read and copy them. */
export function PlayPreview({ play: { java, bedrock, versions } }: { play: Play }) {
  const { t } = useAdminText()
  const javaAddress = java.port === JAVA_PORT ? java.host : `${java.host}:${java.port}`
  return (
    <Panel title={t('adminLinks.previewTitle')} text={t('adminLinks.previewText')}>
      <div className="grid grid-cols-1 gap-2">
        <div className="well flex items-center justify-between gap-2 p-3">
          <p className="min-w-0">
            <span className="block text-faint text-xs">Java {versions}</span>
            <b className="wrap-anywhere">{javaAddress}</b>
          </p>
          <CopyButton text={javaAddress} />
        </div>
        {bedrock && (
          <div className="well flex items-center justify-between gap-2 p-3">
            <p className="min-w-0">
              <span className="block text-faint text-xs">{t('adminLinks.previewBedrock')}</span>
              <b className="wrap-anywhere block">{bedrock.host}</b>
              <span className="text-sm">
                {t('admin.port')} <b className="num">{bedrock.port}</b>
              </span>
            </p>
            <CopyButton text={bedrock.host} />
          </div>
        )}
      </div>
    </Panel>
  )
}
