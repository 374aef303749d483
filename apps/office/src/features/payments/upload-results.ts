import { uploadFile } from '../../lib/upload-file.ts'

/** Uploads a result file for checking and returns its id. */
export const uploadResults = async (batchId: string, file: File): Promise<string> => {
  const { id } = await uploadFile<{ id: string }>(`/office/payments/batches/${batchId}/results`, file)
  return id
}
