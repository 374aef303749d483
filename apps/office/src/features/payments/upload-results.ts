import { uploadFile } from '../../lib/upload-file.ts'

/** Hands a file of results in for checking; answers its id. */
export const uploadResults = async (batchId: string, file: File): Promise<string> => {
  const { id } = await uploadFile<{ id: string }>(`/office/payments/batches/${batchId}/results`, file)
  return id
}
