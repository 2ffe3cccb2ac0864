import { useState } from 'react'
import { LANGUAGES, type Language } from '#contract/language.ts'
import type { AdminPost } from '#contract/site/posts.schema.ts'
import type { PostKind } from '#contract/site/posts.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate } from '#web/kit/router/index.ts'
import { LazyPreview } from '../legal/markdown-field.tsx'
import { PostFields } from './post-fields.tsx'
import { ADDRESSES, titleIn, usePost } from './post-form.ts'

type Props = {
  kind: PostKind
  /** Null: a new one. */
  stored: AdminPost | null
  onChanged: () => void
}

export function PostEditor({ kind, stored, onChanged }: Props) {
  const { t, language: own } = useAdminText()
  const navigate = useNavigate()
  const form = usePost(kind, stored, onChanged)
  const [language, setLanguage] = useState<Language>(own)
  const [isDeleting, setDeleting] = useState(false)
  const open = (path: string) => navigate(localizedPath(own, path), { replace: true })
  const name = stored ? titleIn(stored, own) : ''

  function showProblem(keys: readonly string[]): void {
    const found = LANGUAGES.find((one) => keys.some((key) => key.endsWith(`.${one}`)))
    if (found) setLanguage(found)
  }

  async function remove({ _id: id }: AdminPost): Promise<void> {
    await adminCall('DELETE /api/admin/posts/:id', { params: { id } })
    form.store.discard()
    showDone(t('admin.deleted', { name }))
    open(ADDRESSES[kind])
  }

  const preview = () => {
    const { title, text, image_url } = form.value
    return (
      <LazyPreview
        title={title[language]}
        markdown={text[language]}
        language={language}
        picture={image_url}
      />
    )
  }
  return (
    <>
      <SettingsForm
        forms={[form]}
        preview={preview}
        savedText={t('adminPosts.saved')}
        onProblems={showProblem}
        onSaved={(added) => added && open(`${ADDRESSES[kind]}/${added}`)}
      >
        {() => (
          <PostFields
            form={form}
            language={language}
            onLanguage={setLanguage}
            onDelete={stored ? () => setDeleting(true) : null}
          />
        )}
      </SettingsForm>
      {/* Outside of the form, because it has one of its own. */}
      {stored && isDeleting && (
        <Confirm
          question={t('admin.deleteQuestion', { name })}
          act={t('admin.delete')}
          acting={t('admin.deleting')}
          failed={t('admin.notDeleted')}
          danger
          onAct={() => remove(stored)}
          onClose={() => setDeleting(false)}
        >
          <p className="text-sm text-soft">{t('adminPosts.deleteText')}</p>
        </Confirm>
      )}
    </>
  )
}
