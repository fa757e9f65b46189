import axios from 'axios';

const client = axios.create({ baseURL: __API_URL__, withCredentials: true });
const get =
  (path) =>
  async ({ signal }) =>
    (await client.get(path, { signal })).data;

export const sessionQuery = {
  queryKey: ['session'],
  queryFn: get('/auth/verifytoken'),
  staleTime: 60_000,
};
export const toolsQuery = { queryKey: ['tools'], queryFn: get('/getTools'), staleTime: 60_000 };
