/** The files of a multipart body with one field name; an empty list when the body is not a form. */
export async function readFiles(request: Request, name: string): Promise<File[]> {
  try {
    const form = await request.formData();
    return form.getAll(name).filter((entry) => typeof entry !== 'string');
  } catch {
    return [];
  }
}
