import type { StoreStock } from '../control.ts';

/** Shows the stock of each variant of a site's products, with the sales since the start taken off. */
export const StockTable = ({ store: { site, products } }: { readonly store: StoreStock }) => (
  <table>
    <caption>
      <bdi>{site}</bdi>
    </caption>
    <thead>
      <tr>
        <th scope="col">Product</th>
        <th scope="col">Variant</th>
        <th scope="col" className="number">
          In stock
        </th>
      </tr>
    </thead>
    <tbody>
      {products.flatMap(({ id, title, variants }) =>
        variants.map((variant, index) => (
          <tr key={`${id} ${variant.id || variant.sku || index}`}>
            <th scope="row">
              <bdi>{index === 0 ? title : ''}</bdi>
            </th>
            <td>
              <bdi>{variant.sku || variant.id || '–'}</bdi>
            </td>
            <td className="number">{variant.stock === null ? 'unlimited' : variant.stock.toLocaleString('en')}</td>
          </tr>
        )),
      )}
    </tbody>
  </table>
);
